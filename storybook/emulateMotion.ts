import { rulesOf, sheetsOf } from './sheetsOf.ts';

/** `system` keeps the real preference; `reduce` and `full` override it. */
export type Motion = 'system' | 'reduce' | 'full';

const FEATURE = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;

/** Rewrites a media query about the preference so that it is always or never true. */
export function answerQuery(query: string, motion: Exclude<Motion, 'system'>): string {
  return query.replace(FEATURE, (_, wanted = 'reduce') =>
    (wanted === 'reduce') === (motion === 'reduce') ? '(min-width: 0px)' : '(max-width: -1px)',
  );
}

/**
 * Emulates `prefers-reduced-motion` for this page's style sheets and scripts; a page cannot set the real one. Rewrites
 * media rules in place, in the document and every open shadow root, also those added later. Returns the undo.
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
    // Adopting a sheet fires no event.
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    for (const [media, before] of rewritten) media.mediaText = before;
    if (window.matchMedia === answering) window.matchMedia = original;
  };
}
