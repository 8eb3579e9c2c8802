import { ShadowFrame } from '@travel-shell/testing/ShadowFrame';
import type { ReactNode } from 'react';
import type { Looks } from '../toolbar.ts';
import sheet from './foundations.shadow.css';

const SHEETS: readonly CSSStyleSheet[] = [sheet];

interface FoundationPageProps {
  looks: Looks;
  title: string;
  /** Words that a designer should read before looking. */
  lead: ReactNode;
  /** With that of the foundations; without others that alone. */
  sheets?: readonly CSSStyleSheet[];
  children: ReactNode;
}

/**
 * One page of the foundations, in the brand's own type and colours: on a raised surface, as in AOS only the bar is
 * coloured. It remounts with another look, to read the sheets again.
 */
export function FoundationPage({ looks, title, lead, sheets = SHEETS, children }: FoundationPageProps): ReactNode {
  const { brand, presentation } = looks;
  return (
    <ShadowFrame
      key={`${brand} ${presentation}`}
      sheets={sheets}
      brand={brand}
      presentation={presentation}
      direction="ltr"
    >
      <main className="page" data-raised="">
        <header className="head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        {children}
      </main>
    </ShadowFrame>
  );
}

interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ title, note, children }: SectionProps): ReactNode {
  return (
    <section className="section">
      <h2>{title}</h2>
      {note && <p className="note">{note}</p>}
      {children}
    </section>
  );
}
