/** A browser or password manager that fills in the sign-in form fills only visible fields. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REQUESTS } from './SignIn.fixtures.ts';
import { ask, mountSignIn, playBackEnd } from './testPage.ts';

beforeEach(() => {
  playBackEnd();
});
afterEach(() => {
  document.querySelector('travel-sign-in')?.remove();
});

/** The `autocomplete` values the form may use: no cards, addresses or birthdays. */
const FILLED = /^(off|username|email|username webauthn|email webauthn|current-password|new-password|one-time-code)$/;

function fieldsOf(root: Element | ShadowRoot): HTMLInputElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('input, select, textarea') ? [element as HTMLInputElement] : []),
    ...(element.shadowRoot ? fieldsOf(element.shadowRoot) : []),
  ]);
}

it.each(Object.keys(REQUESTS) as (keyof typeof REQUESTS)[])('%s', async (name) => {
  const element = await mountSignIn();
  ask(element, REQUESTS[name]);
  await expect.poll(() => element.matches(':state(open)')).toBe(true);
  // The later steps are in their own chunk.
  await expect.poll(() => element.shadowRoot?.querySelector('[aria-busy=true]')).toBeNull();
  await new Promise(requestAnimationFrame);
  const fields = [...fieldsOf(element), ...fieldsOf(element.shadowRoot ?? element)];
  if (name === 'login' || name === 'register') expect(fields.length, 'fields at all').toBeGreaterThan(1);
  for (const field of fields.filter(({ type }) => type !== 'hidden' && type !== 'checkbox')) {
    const what = `${field.name || field.type} of ${name}`;
    expect(field.checkVisibility({ opacityProperty: true, visibilityProperty: true }), `${what} is shown`).toBe(true);
    const { width, height } = field.getBoundingClientRect();
    expect(Math.min(width, height), `${what} has a size`).toBeGreaterThan(20);
    expect(field.autocomplete, what).toMatch(FILLED);
  }
});
