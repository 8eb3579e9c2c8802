import { pageDocument } from '@travel-shell/core/pageDocument';
import { PIECE_TAGS } from './readEmbedding.ts';

/** As Chromium reports it; other browsers have none. */
interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** A movement of the page that a piece of ours caused. */
export interface LayoutShift {
  /** The element's part of the page's CLS. */
  value: number;
  /** The piece. */
  tag: string;
  /** Ms since the page began. */
  at: number;
}

/** All of them so far. Scroll the page to its top before. */
export async function ourShifts(): Promise<LayoutShift[]> {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return [];
  const entries: Entry[] = [];
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => {
      observer.disconnect();
      resolve();
    }, 50);
  });
  return entries
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .flatMap(({ value, startTime, sources }) => {
      const tag = sources.map(causeOf).find(Boolean);
      return tag ? { value, tag, at: Math.round(startTime) } : [];
    });
}

/**
 * The piece that moved, that has come where something else was before and pushed it away, or that what is around it has
 * grown by. The browser names no node of a shadow root.
 */
function causeOf({ node, previousRect, currentRect }: Entry['sources'][number]): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  for (let each = element; each; each = each.parentElement) if (PIECE_TAGS.test(each.localName)) return each.localName;
  const growth = currentRect.height - previousRect.height;
  const pieces = [...pageDocument.querySelectorAll('*')].filter(({ localName }) => PIECE_TAGS.test(localName));
  return pieces.find((piece) => {
    const { top, bottom, height } = piece.getBoundingClientRect();
    if (height === 0) return false;
    if (element?.contains(piece)) return growth > height / 2;
    const [from, to] = [top + scrollY - 1, bottom + scrollY - 1];
    return previousRect.top >= from && previousRect.top < to && currentRect.top >= to;
  })?.localName;
}
