import { pageDocument } from '@travel-shell/core/pageDocument';
import { watchPage } from '@travel-shell/core/watchPage';

/** Frames are in the care of `later/holdFrames.ts`. */
export const FRAMES = 'iframe[data-travel-consent]';

const GATED = 'script[type="text/plain"][data-travel-consent]';

/** A file that has told neither that it has loaded nor that it has failed keeps no script waiting longer. */
const LIMIT_MS = 10_000;

/**
 * Keeps `<script type="text/plain" data-travel-consent="analytical">` from running until its category is allowed; several
 * categories, separated by spaces, must all be. `data-type="module"` is its type then. Scripts run in the order of the
 * document, as they would have without the gate; those with `async` when they come.
 * @param nonce CSP nonce of consent.js: where it has one, only scripts with the same run, because `strict-dynamic` trusts
 * whatever a script adds
 * @returns sets what is allowed from now on. What has run cannot be undone.
 */
export function createGate(nonce: string | undefined): (categories: readonly string[]) => void {
  let allowed: readonly string[] = [];
  /** Done with the scripts before. */
  let turn: Promise<unknown> = Promise.resolve();
  /** Files that a script without one has to wait for; the browser itself keeps files in order. */
  const loading: Promise<unknown>[] = [];
  const ran = new WeakSet<HTMLScriptElement>();

  const isAllowed = (script: HTMLScriptElement) =>
    !ran.has(script) &&
    // Taken out of the page before its turn.
    script.isConnected &&
    script.matches(GATED) &&
    (!nonce || script.nonce === nonce) &&
    script.dataset.travelConsent?.match(/\w+/g)?.every((category) => allowed.includes(category));

  async function takeTurn(script: HTMLScriptElement): Promise<void> {
    const { src } = script;
    if (!src) await Promise.all(loading);
    // Not withdrawn meanwhile.
    if (!isAllowed(script)) return;
    if (src) {
      loading.push(
        new Promise((done) => {
          script.addEventListener('load', done);
          script.addEventListener('error', done);
          // Such as one of a type that this browser does not run.
          setTimeout(done, LIMIT_MS);
        }),
      );
    }
    start(script);
  }

  function start(script: HTMLScriptElement): void {
    ran.add(script);
    run(script);
  }

  function pass(script: HTMLScriptElement): void {
    if (!isAllowed(script)) return;
    if (script.hasAttribute('async')) start(script);
    else turn = turn.then(() => takeTurn(script)).catch(reportError);
  }

  watchPage(GATED, pass);
  return (categories) => {
    allowed = categories;
    for (const script of pageDocument.querySelectorAll<HTMLScriptElement>(GATED)) pass(script);
  };
}

/**
 * Puts the element into its place once more: a browser prepares a script that it has only passed by when it is
 * inserted. So it keeps its nonce, its listeners, and what Trusted Types knows about its text.
 *
 * What it writes into the page is put behind it: the browser would replace the whole page, which it has read already. Only
 * for a script in the page itself, as the browser ignores what any other writes.
 */
function run(script: HTMLScriptElement): void {
  // The page's own functions on `document` itself stay.
  const { write, writeln } = Document.prototype;
  let html = '';
  const keep = (...texts: string[]) => {
    html += texts.join('');
  };
  script.type = script.dataset.type ?? '';
  // One that script inserts is asynchronous by itself.
  script.async = script.hasAttribute('async');
  Object.assign(Document.prototype, { write: keep, writeln: keep });
  script.before(script);
  Object.assign(Document.prototype, { write, writeln });
  // A copy of the page, such as Turbo keeps, has it as the page was written: it waits there. While the page is parsed, its text
  // may still be to come.
  const asWritten = () => {
    script.type = 'text/plain';
  };
  if (pageDocument.readyState === 'loading') addEventListener('DOMContentLoaded', asWritten, { once: true });
  else asWritten();
  // Later, as the page may forbid it, with an error that must not keep the scripts behind from running.
  if (html) queueMicrotask(() => script.after(pageDocument.createRange().createContextualFragment(html)));
}
