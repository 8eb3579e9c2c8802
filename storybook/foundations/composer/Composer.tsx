import { CATALOGUE } from '@travel-shell/tokens/catalogue';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Looks } from '../../toolbar.ts';
import { readToken, type TokenName } from '../tokensOf.ts';
import { brandFiles } from './brandFiles.ts';
import { composedFolder, type Waivers } from './composedFolder.ts';
import { type Composition, fromHash, toCss, toHash } from './composition.ts';
import { DownloadFolder } from './DownloadFolder.tsx';
import { failuresOf } from './failuresOf.ts';
import { GROUPS } from './groups.ts';
import { Output } from './Output.tsx';
import { Preview } from './Preview.tsx';
import { TokenControl } from './TokenControl.tsx';
import { TAGS } from './tags.ts';
import { Warnings } from './Warnings.tsx';
import './composer.css';

/** Keeps the URL of this frame in sync, so that a reload restores everything. */
function remember(composition: Composition): void {
  const hash = toHash(composition);
  window.history.replaceState(
    window.history.state,
    '',
    hash ? `#${hash}` : window.location.pathname + window.location.search,
  );
}

/** This page alone, with brand and presentation of the toolbar. */
function addressOf({ brand, presentation, locale }: Looks, composition: Composition): string {
  const address = new URL(window.location.href);
  address.searchParams.set('globals', `brand:${brand};presentation:${presentation};locale:${locale}`);
  address.hash = toHash(composition);
  return address.href;
}

/** Values from the sheets; a raised surface has its own. */
function readValues(bar: Element, raised: Element): Record<string, string> {
  const read = Object.fromEntries(
    CATALOGUE.map(({ name, group }) => [
      name,
      group === 'raised' ? readToken(raised, name.replace('raised-', '')) : readToken(bar, name),
    ]),
  );
  // Without one it is the brand's.
  return { ...read, 'color-second': read['color-brand'] ?? '' };
}

export function Composer({ looks }: { looks: Looks }): ReactNode {
  const [composition, setComposition] = useState<Composition>(() => fromHash(window.location.hash));
  const [values, setValues] = useState<Record<string, string>>({});
  const [waivers, setWaivers] = useState<Waivers>({});
  const [source, setSource] = useState<Awaited<ReturnType<typeof brandFiles>>>();
  const isChanged = Object.keys(composition).length > 0;

  const handleRead = useCallback((bar: Element, raised: Element) => {
    setValues(readValues(bar, raised));
  }, []);

  useEffect(() => {
    let isCurrent = true;
    void brandFiles(looks.brand).then((files) => isCurrent && setSource(files));
    return () => {
      isCurrent = false;
    };
  }, [looks.brand]);

  const folder = useMemo(
    () => source && composedFolder(source, looks, composition, waivers),
    [source, looks, composition, waivers],
  );

  function compose(next: Composition): void {
    setComposition(next);
    remember(next);
  }

  function change(name: TokenName, value: string | undefined): void {
    const { [name]: _, ...others } = composition;
    compose(value === undefined ? others : { ...composition, [name]: value });
  }

  return (
    <main className="composer" lang="en" dir="ltr">
      <aside className="composer-controls" aria-label="Tokens">
        <h1>Brand composer</h1>
        <p>
          Begin with a brand and a presentation of the toolbar. Change what you like, look at the shell, take the CSS or
          the whole brand.
        </p>
        {GROUPS.map(({ title, tokens, isOpen }) => (
          <details key={title} open={isOpen}>
            <summary>{title}</summary>
            {tokens.map((token) => (
              <TokenControl
                key={token.name}
                token={token}
                own={values[token.name] ?? ''}
                changed={composition[token.name]}
                failures={failuresOf(token.name, folder?.failures ?? [], looks.presentation)}
                onChange={(value) => change(token.name, value)}
              />
            ))}
          </details>
        ))}
      </aside>
      <div className="composer-result">
        <Preview looks={looks} composition={composition} onRead={handleRead} />
        <Warnings folder={folder} waivers={waivers} onWaive={setWaivers} />
        <Output
          css={toCss(composition, looks.presentation, TAGS)}
          address={addressOf(looks, composition)}
          isChanged={isChanged}
          onReset={() => compose({})}
        />
        <DownloadFolder
          compose={async (description) =>
            composedFolder(source ?? (await brandFiles(looks.brand)), looks, composition, waivers, description)
          }
        />
      </div>
    </main>
  );
}
