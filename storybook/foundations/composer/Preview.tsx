import { ShadowFrame } from '@travel-shell/testing/ShadowFrame';
import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Looks } from '../../toolbar.ts';
import { type Composition, toStyle } from './composition.ts';
import { ShellFrame } from './ShellFrame.tsx';
import { Specimens, specimenSheets } from './Specimens.tsx';

const WIDTHS = [
  ['Wide', '100%'],
  ['Narrow', '24.375rem'],
] as const;

interface PreviewProps {
  looks: Looks;
  composition: Composition;
  /** Called on each change with the two elements to read tokens from. */
  onRead: (bar: Element, raised: Element) => void;
}

/** The shell with the changes applied. */
export function Preview({ looks, composition, onRead }: PreviewProps): ReactNode {
  const { brand, presentation, locale, direction } = looks;
  return (
    <div className="composer-preview" style={toStyle(composition)}>
      {WIDTHS.map(([name, inlineSize]) => (
        <section key={name} style={{ maxInlineSize: inlineSize }} aria-label={`Header, ${name.toLowerCase()}`}>
          <h2>{name}</h2>
          <div className="composer-page">
            {createElement('travel-header', {
              'menu-button': 'on',
              brand,
              presentation,
              locale,
              static: true,
              'active-vertical': 'hotels',
            })}
          </div>
        </section>
      ))}
      <ShellFrame looks={looks} composition={composition} />
      <section aria-label="Components">
        <h2>Components</h2>
        <div className="composer-page">
          <ShadowFrame
            key={`${brand} ${presentation}`}
            sheets={specimenSheets}
            brand={brand}
            presentation={presentation}
            locale={locale}
            {...(direction !== 'auto' && { direction })}
          >
            <Board composition={composition} onRead={onRead} />
          </ShadowFrame>
        </div>
      </section>
    </div>
  );
}

function Board({ composition, onRead }: Pick<PreviewProps, 'composition' | 'onRead'>): ReactNode {
  const raised = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = raised.current?.closest('[data-presentation]');
    if (raised.current && bar) onRead(bar, raised.current);
  }, [composition, onRead]);
  return (
    <div ref={raised} className="specimen-board" data-raised="">
      <Specimens />
    </div>
  );
}
