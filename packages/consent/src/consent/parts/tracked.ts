import type { ConsentKind } from '../texts.ts';

/** The details in `travel-track` of a button that answers: before React, consent.js takes them from the markup. */
export const tracked = (part: ConsentKind, label: string): Readonly<Record<`data-${string}`, string>> => ({
  'data-piece': 'consent',
  'data-part': part,
  'data-action': 'click',
  'data-label': label,
});
