import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { storedKey } from '@travel-shell/core/storedKey';
import type { ScreenRequest } from '../firstScreen/screensOf.ts';
import { whenGone } from './whenGone.ts';

/** Visits to dialogs that are HTML: each ends when the visitor closes it, or goes on in React. */
export interface Visits {
  /** A newer request has the dialog, and ends the visit of the one before as if closed. */
  replace(tag: string, request: object): void;
  /** Asked before React answers: an older request that waited would take the dialog from the newer one. */
  isLatest(tag: string, request: object): boolean;
  /** The visitor needs React for that piece, which goes on from here. */
  need(tag: string): void;
  /**
   * Follows a dialog that is shown: resolves with the result once the visitor has closed it, or undefined when React is
   * to answer the request.
   */
  follow(tag: string, request: ScreenRequest & { resultId?: string | undefined }): Promise<object | undefined>;
}

/** How the request of a dialog that is HTML ends when the visitor closes it. */
interface Closing {
  /** The shell event that says so. */
  endedBy: string;
  /** The result, besides the request's `resultId`. */
  otherwise: object;
  /** Is true for the rest of the tab then. */
  closedKey?: string;
}

/**
 * By tag, the pieces whose first screens work without React until a control in them needs it: from the contracts, by the
 * build.
 */
declare const TRAVEL_SHELL_COMPLETE: Readonly<Partial<Record<string, Closing>>>;

export function createVisits(): Visits {
  const ends = new Map<string, (isReplaced?: true) => void>();
  const replaced = new Set<string>();
  const latest = new Map<string, object>();

  return {
    replace(tag, request) {
      latest.set(tag, request);
      if (ends.has(tag)) replaced.add(tag);
      ends.get(tag)?.(true);
    },
    isLatest: (tag, request) => latest.get(tag) === request,
    need: (tag) => ends.get(tag)?.(),
    async follow(tag, request) {
      const closing = TRAVEL_SHELL_COMPLETE[tag];
      const element = pageDocument.querySelector(tag);
      const dialog = element?.shadowRoot?.querySelector('dialog');
      if (replaced.delete(tag) || customElements.get(tag) || !closing || !element || !dialog?.open) return;
      const result = { ...closing.otherwise, resultId: request.resultId };
      // A newer one came while the dialog was fetched: React answers that.
      if (latest.has(tag) && latest.get(tag) !== request) {
        replaced.add(tag);
        return result;
      }
      // As React tells it.
      const tell = (type: string, detail: object) =>
        (element.isConnected ? element : pageDocument).dispatchEvent(
          new CustomEvent(type, { bubbles: true, composed: true, detail }),
        );
      dialog.dataset.tracked = '';
      const label = request.reason;
      tell('travel-track', { piece: tag.replace('travel-', ''), part: 'dialog', action: 'show', label });
      return new Promise((resolve) => {
        const end = new AbortController();
        const settle = (answer?: object) => {
          ends.delete(tag);
          end.abort();
          keep();
          resolve(answer);
        };
        const close = () => {
          // React is taking it over, and answers.
          if (customElements.get(tag)) return;
          // React would otherwise take the dialog's next request for this one.
          delete dialog.dataset.dismissed;
          delete dialog.dataset.tracked;
          if (closing.closedKey) storedKey(closing.closedKey, 'session', (value) => value === true).write(true);
          tell(`travel-${closing.endedBy}`, result);
          settle(result);
        };
        // The host may remove it.
        const keep = whenGone(element, close);
        ends.set(tag, (isReplaced) => settle(isReplaced && result));
        listen(dialog, 'close', close, end.signal);
      });
    },
  };
}
