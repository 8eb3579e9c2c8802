/**
 * Scripts that wait for consent, in a page as hosts change it. Pages of the demo:
 * host-demo/scenarios/consent/gate.spec.ts.
 */
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

declare global {
  var gated: string[];
}

/** One, as on a page. */
const allow = createGate(undefined);

let place: HTMLElement;
beforeEach(() => {
  allow([]);
  globalThis.gated = [];
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  vi.useRealTimers();
  place.remove();
});

function add(text: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset.travelConsent = 'analytical';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.textContent = text;
  place.append(script);
  return script;
}

/** As Turbo puts back a page from its cache: scripts are made anew, so that they run. */
function restore(copy: HTMLElement): void {
  for (const script of copy.querySelectorAll('script')) {
    const made = document.createElement('script');
    for (const { name, value } of script.attributes) made.setAttribute(name, value);
    made.textContent = script.textContent;
    script.replaceWith(made);
  }
  place.replaceWith(copy);
  place = copy;
}

test('a script runs once, however often its category is allowed', async () => {
  add("gated.push('once')");
  allow(['analytical']);
  allow(['analytical']);
  await expect.poll(() => gated).toEqual(['once']);
  allow([]);
  allow(['analytical']);
  await Promise.resolve();
  expect(gated).toEqual(['once']);
});

test('in a copy of the page it waits again, and does not run after a withdrawal', async () => {
  add("gated.push('copied')");
  allow(['analytical']);
  await expect.poll(() => gated).toEqual(['copied']);
  const copy = place.cloneNode(true) as HTMLElement;
  allow([]);
  restore(copy);
  await runPending();
  expect(gated).toEqual(['copied']);
  allow(['analytical']);
  await expect.poll(() => gated).toEqual(['copied', 'copied']);
});

test('a script that is taken out of the page before its turn keeps nobody waiting', async () => {
  const removed = add('', { src: '/never.js' });
  add("gated.push('behind')");
  removed.remove();
  allow(['analytical']);
  await expect.poll(() => gated).toEqual(['behind']);
});

test('one that never tells keeps the others waiting for ten seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // No browser runs it, so that neither `load` nor `error` comes.
  add('', { src: '/never.js', 'data-type': 'text/unknown' });
  add("gated.push('behind')");
  allow(['analytical']);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(gated).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(gated).toEqual(['behind']);
});
