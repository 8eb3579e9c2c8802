import { rulesOf, sheetsOf } from './sheetsOf.ts';

/** `system` leaves the preference as it is; `reduce` and `full` answer for it. */
export type Motion = 'system' | 'reduce' | 'full';

const FEATURE = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;

/** A media query that asks for the preference, rewritten so that it is always or never true. */
export function answerQuery(query: string, motion: Exclude<Motion, 'system'>): string {
  return query.replace(FEATURE, (_, wanted = 'reduce') =>
    (wanted === 'reduce') === (motion === 'reduce') ? '(min-width: 0px)' : '(max-width: -1px)',
  );
}

/**
 * Lets this page's style sheets and scripts believe in another `prefers-reduced-motion`; a page cannot set the real one.
 * Media rules are rewritten in place, in the document and in every open shadow root, also in those that appear later.
 * Returns the undo.
 */
export function emulateMotion(motion: Motion): () => void {
  if (motion === 'system') return () => {};
  const original = window.matchMedia;
  const answering: typeof original = (query) => original.call(window, answerQuery(query, motion));
  window.matchMedia = answering;

  const rewritten = new Map<MediaList, string>();
  const seen = new WeakSet<CSSStyleSheet>();
  let frame = 0;
  const look = () => {
    for (const sheet of sheetsOf(document)) {
      if (seen.has(sheet)) continue;
      seen.add(sheet);
      for (const rule of rulesOf(sheet)) {
        if (!(rule instanceof CSSMediaRule)) continue;
        const { media } = rule;
        const before = media.mediaText;
        const after = answerQuery(before, motion);
        if (after === before) continue;
        rewritten.set(media, before);
        media.mediaText = after;
      }
    }
    // Nothing tells of a sheet that is adopted.
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    for (const [media, before] of rewritten) media.mediaText = before;
    if (window.matchMedia === answering) window.matchMedia = original;
  };
}
