import type { ConsentKind } from '../texts.ts';

/** What `travel-track` tells of a button that answers: before React, consent.js takes it from the markup. */
export const tracked = (part: ConsentKind, label: string): Readonly<Record<`data-${string}`, string>> => ({
  'data-piece': 'consent',
  'data-part': part,
  'data-action': 'click',
  'data-label': label,
});
