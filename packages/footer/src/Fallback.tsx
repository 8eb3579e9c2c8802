import type { ReactNode } from 'react';
import type { FooterPreparation } from './FooterProps.ts';
import { SectionContents } from './parts/SectionContents.tsx';
import type { SectionName } from './sections.ts';

/** The footer's links as light DOM, in the slots of its view: for crawlers, and for pages without JavaScript. */
export function Fallback({ prepared }: { prepared: FooterPreparation }): ReactNode {
  return (Object.keys(prepared.sections) as SectionName[]).map((name) => {
    const section = prepared.sections[name];
    return section && <SectionContents key={name} section={section} slot={name} />;
  });
}
