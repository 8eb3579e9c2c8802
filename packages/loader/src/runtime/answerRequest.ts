import { redirect } from '@travel-shell/api/navigate';
import { withRedirect } from '@travel-shell/api/withRedirect';
import { configOf } from '@travel-shell/core';
import { listen } from '@travel-shell/core/listen';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { withResolver } from '@travel-shell/core/withResolver';
import type { AnswerRule } from '@travel-shell/element/contract';
import { ensureAuth, onNamed } from '@travel-shell/store';
import type { PieceTag, TravelShell } from '../TravelShell.ts';

/** How a piece answers a request; see `answers` of its contract. */
export interface RequestAnswer extends AnswerRule {
  tag: string;
}

/** By tag, ends the latest request: there is one element, and a newer request takes it over. */
const latest = new Map<string, () => void>();

/**
 * Passes a request to the piece that answers it, on the page or new. Resolves with the result, or immediately as if
 * closed when a newer request takes over. Never rejects: if the piece cannot be loaded, which the loader logs,
 * navigates to the fallback page, unless the visitor is busy with a first screen, whose form or link leads there, or has
 * closed it. A first screen that waits for data (`aria-busy`) is of no use without React. A piece that is there but cannot
 * be prepared or rendered, so that it never closes either, counts as one that cannot be loaded.
 */
export function answerRequest(answer: RequestAnswer, request: { resultId?: string | undefined }): Promise<object> {
  const { tag, endedBy, otherwise, page } = answer;
  const { promise, resolve } = withResolver<object>();
  const refuse = () => resolve({ ...otherwise, resultId: request.resultId });
  latest.get(tag)?.();
  latest.set(tag, refuse);
  const isLatest = () => latest.get(tag) === refuse;
  const isPresent = pageDocument.querySelector(tag) !== null;
  // Added to the page before loading, so that its messages load with it.
  const element = elementOnPage(tag);
  const fail = async () => {
    const dialog = element.shadowRoot?.querySelector('dialog');
    const isBusy = dialog?.open && !dialog.querySelector('[aria-busy=true]');
    if (isBusy || dialog?.dataset.dismissed !== undefined) {
      refuse();
      return;
    }
    const address = page && (await fallbackPage(page));
    if (!isPresent) element.remove();
    if (address && isLatest()) redirect(withRedirect(address, location.href), tag.replace('travel-', ''));
    refuse();
  };
  load(tag).then(() => {
    if (!isLatest()) return;
    const shown = elementOnPage(tag);
    const end = new AbortController();
    void promise.then(onNamed(endedBy, resolve));
    void promise.then(showVisitor);
    void promise.then(() => end.abort());
    const handleError = (event: Event) => {
      if (event.target !== shown) return;
      end.abort();
      // The element would otherwise show once it can be prepared, for a request that has ended.
      Object.assign(shown, { request: undefined });
      void fail();
    };
    listen(shown, 'travel-error', handleError, end.signal);
    Object.assign(shown, { request });
  }, fail);
  return promise;
}

/** Request -> how a piece answers it, from the contracts, by the build. Step 1 knows only which piece that is. */
declare const ANSWERS: Readonly<Record<string, RequestAnswer>>;

/** As `answerRequest`, by the name of the request. */
export const answerNamed = (name: string, request: { resultId?: string | undefined }): Promise<object> =>
  answerRequest(ANSWERS[name] as RequestAnswer, request);

/** The page to which a visitor goes instead; who they are matters only where the pages differ. */
async function fallbackPage({ key = '', default: usual, signedIn }: NonNullable<AnswerRule['page']>): Promise<string> {
  const configured = configOf(key);
  if (typeof configured === 'string') return configured;
  return signedIn && (await ensureAuth()).status === 'signedIn' ? signedIn : usual;
}

/** By the page's own interface, which the loader and `createShell` both install. */
const load = (tag: string) => (ownGlobal<TravelShell>('travelShell') as TravelShell).load(tag as PieceTag);

/** Pieces that wait for an intent still show a visitor who is signed out. */
function showVisitor(result: { signedIn?: boolean }): void {
  if (!result.signedIn) return;
  const waiting = [...pageDocument.querySelectorAll(':not(:defined)')].filter(({ shadowRoot }) => shadowRoot);
  // The loader logs what cannot be loaded, and its tag stays as it is.
  for (const { localName } of waiting) if (localName.startsWith('travel-')) load(localName).catch(() => {});
}

/** The one that was put on the page with the request; a new one if the host has removed it since. */
const elementOnPage = (tag: string): Element =>
  pageDocument.querySelector(tag) ?? pageDocument.body.appendChild(pageDocument.createElement(tag));
