import { redirect } from '@travel-shell/api/navigate';
import { withRedirect } from '@travel-shell/api/withRedirect';
import { getConfig } from '@travel-shell/core';
import type { Answer } from '@travel-shell/element/contract';
import { on } from '@travel-shell/store';

/** How a piece answers a request; see `answers` of its contract. */
export interface RequestAnswer extends Answer {
  tag: string;
}

/** By tag, ends the latest request: there is one element, and a newer request takes it over. */
const latest = new Map<string, () => void>();

/**
 * Passes a request to the piece that answers it, on the page or new. Resolves with the result, or immediately as if
 * closed when a newer request takes over. Never rejects: if the piece cannot be loaded, which the loader logs,
 * navigates to the fallback page, unless the visitor is busy with a first screen, whose form leads there.
 */
export function answerRequest(answer: RequestAnswer, request: { resultId?: string | undefined }): Promise<object> {
  const { tag, endedBy, otherwise, page } = answer;
  const { promise, resolve } = Promise.withResolvers<object>();
  const refuse = () => resolve({ ...otherwise, resultId: request.resultId });
  latest.get(tag)?.();
  latest.set(tag, refuse);
  const isLatest = () => latest.get(tag) === refuse;
  const isPresent = document.querySelector(tag) !== null;
  // Added to the page before loading, so that its messages load with it.
  const element = elementOnPage(tag);
  (window as unknown as { travelShell: { load(tag: string): Promise<void> } }).travelShell.load(tag).then(
    () => {
      if (!isLatest()) return;
      void promise.then(on(endedBy as 'sign-in-closed', resolve));
      Object.assign(elementOnPage(tag), { request });
    },
    () => {
      if (element.shadowRoot?.querySelector('dialog[open]')) {
        refuse();
        return;
      }
      if (!isPresent) element.remove();
      const configured = page && (getConfig() as unknown as Record<string, string | undefined>)[page.key];
      if (page && isLatest())
        redirect(withRedirect(configured ?? page.default, location.href), tag.replace('travel-', ''));
      refuse();
    },
  );
  return promise;
}

/** The existing element, or a new one, which fetches its messages and renders closed before any request. */
export const elementOnPage = (tag: string): Element =>
  document.querySelector(tag) ?? document.body.appendChild(document.createElement(tag));
