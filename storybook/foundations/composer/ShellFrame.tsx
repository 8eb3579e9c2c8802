import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { EMBEDDED } from '../../keepPagePosition.ts';
import type { Looks } from '../../toolbar.ts';
import type { Composition } from './composition.ts';
import { toStyle } from './composition.ts';

/** Parts of the shell to look at: the title, and the story that has it. A test holds that these are stories. */
export const SURFACES = [
  ['Whole page', 'pieces-whole-page--signed-out'],
  ['Account menu', 'pieces-header--account-menu-open'],
  ['Navigation', 'pieces-nav-drawer--pinned'],
  ['Navigation, narrow', 'pieces-nav-drawer--in-front'],
  ['Sign-in', 'pieces-sign-in--landing'],
  ['Cookie banner', 'pieces-consent--landing'],
  ['Cookie settings', 'pieces-consent--selection'],
  ['Trips', 'pieces-trips-drawer--trips'],
  ['Countries and languages', 'pieces-country-picker--open'],
  ['Currencies', 'pieces-currency-picker--open'],
  ['Footer', 'pieces-footer--complete'],
] as const;

const WIDTHS = [
  ['Wide', '100%'],
  ['Tablet', '48rem'],
  ['Narrow', '24.375rem'],
] as const;

const PRESENTATIONS = ['default', 'dark', 'aos'] as const;
const DIRECTIONS = [
  ['Left to right', 'en-US'],
  ['Right to left', 'ar'],
] as const;

/** The address of a story in these looks. */
export function frameAddress(story: string, { brand, presentation, locale }: Looks): string {
  const globals = `brand:${brand};presentation:${presentation};locale:${locale};direction:auto`;
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals, [EMBEDDED]: '' })}`;
}

/** Gives a page what a partner's page would set: the changed tokens, on its root. */
export function applyTokens(page: Document, composition: Composition): void {
  const { style } = page.documentElement;
  for (const name of [...style]) if (name.startsWith('--travel-')) style.removeProperty(name);
  for (const [name, value] of Object.entries(toStyle(composition))) style.setProperty(name, String(value));
}

/** Each surface of the shell as it is on a page, with the changes applied: a page of its own, as in the stories. */
export function ShellFrame({ looks, composition }: { looks: Looks; composition: Composition }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [story, setStory] = useState<string>(SURFACES[0][1]);
  const [inlineSize, setInlineSize] = useState<string>(WIDTHS[0][1]);
  const [chosen, setChosen] = useState<Partial<Looks>>({});

  const apply = () => {
    const page = frame.current?.contentDocument;
    // While the frame loads, its page may have no root element yet; `onLoad` applies the tokens then.
    if (page?.documentElement) applyTokens(page, composition);
  };
  useEffect(apply, [composition]);

  const shown = { ...looks, ...chosen };
  return (
    <section aria-label="The shell">
      <h2>The shell</h2>
      <div className="composer-switches">
        <Choice label="Shows" value={story} options={SURFACES} onChange={setStory} />
        <Choice label="Width" value={inlineSize} options={WIDTHS} onChange={setInlineSize} />
        <Choice
          label="Presentation"
          value={shown.presentation}
          options={PRESENTATIONS.map((name) => [name, name] as const)}
          onChange={(presentation) => setChosen({ ...chosen, presentation: presentation as Looks['presentation'] })}
        />
        <Choice
          label="Direction"
          value={shown.locale === 'ar' ? 'ar' : 'en-US'}
          options={DIRECTIONS}
          onChange={(locale) => setChosen({ ...chosen, locale: locale as Looks['locale'] })}
        />
      </div>
      <iframe
        ref={frame}
        className="composer-shell"
        style={{ inlineSize }}
        title="The shell in the changed brand"
        src={frameAddress(story, shown)}
        loading="lazy"
        onLoad={apply}
      />
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [title: string, value: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>{' '}
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([title, own]) => (
          <option key={own} value={own}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}
