import { afterEach, expect, test, vi } from 'vitest';
import { kept, remember, unsentBefore } from './consentCookies.ts';
import { UNSENT_COOKIE } from './unsentConsent.ts';

const NAMES = [UNSENT_COOKIE, 'consent', 'later'];

const forget = () => {
  for (const name of NAMES) Reflect.set(document, 'cookie', `${name}=;path=/;max-age=0`);
};
afterEach(forget);

test('CNS-019 a refusal that waits is what it says, whatever cookie comes after it, and is kept as it was', () => {
  const unsent = 'regime=tcf&choice=decline&at=1796000827684';
  for (const cookie of [`${UNSENT_COOKIE}=${unsent}`, 'consent=strictlyNecessary', 'later=1'])
    Reflect.set(document, 'cookie', `${cookie};path=/`);
  expect(unsentBefore()).toBe(unsent);
  expect(kept()).toEqual([['strictlyNecessary'], '', unsent]);
  const [categories, tcString, before = ''] = kept();
  forget();
  remember(categories, tcString, before.replace(/at=\d+$/, 'at=1796000828247'));
  expect(unsentBefore()).toBe('regime=tcf&choice=decline&at=1796000828247');
});

test('in a frame without an origin, where a cookie can neither be read nor written, nothing is known and nothing is thrown', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
  remember(['strictlyNecessary'], '', 'regime=cookies&choice=decline&at=1');
  expect(kept()).toEqual([[], '', undefined]);
  vi.restoreAllMocks();
});
