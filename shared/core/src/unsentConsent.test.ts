import { afterEach, expect, it, vi } from 'vitest';
import { readUnsent as readForm, unsentValue } from './unsentConsent.ts';

afterEach(() => vi.unstubAllGlobals());

const readUnsent = (cookies: string, now?: number) => {
  const form = readForm(cookies, now);
  return form && Object.fromEntries(form);
};

const FIELDS = { regime: 'cookies', choice: 'decline', text: 'cookies-1', locale: 'de-DE' };
const cookie = (value: string) => `consent=strictlyNecessary; travel_consent_unsent=${value}; other=1`;

it('is read as it was written, with its age', () => {
  const value = unsentValue(FIELDS, 1_000_000);
  expect(value).toMatch(/^[!#$%&'()*+./:<=>?@[\]^_`{|}~\w-]+$/);
  expect(readUnsent(cookie(value), 1_061_400)).toEqual({ ...FIELDS, secondsAgo: '61' });
});

it.each([
  ['from the future', '&at=2000', '0'],
  ['missing', '', '0'],
  ['no number', '&at=x', '0'],
])('an age that is %s is none', (_, at, secondsAgo) => {
  expect(readUnsent(cookie(`regime=tcf${at}`), 1000)).toMatchObject({ regime: 'tcf', secondsAgo });
});

it('nothing waits without the cookie', () => {
  expect(readUnsent('')).toBeUndefined();
  expect(readUnsent('not_travel_consent_unsent=x')).toBeUndefined();
});

it('an acceptance is never of more than what is left', () => {
  const left = 'regime=tcf&choice=accept&additionalVendors=1&at=0';
  expect(readUnsent(`kyk_tcf=CQ.x; ${cookie(left)}`, 0)).toMatchObject({ choice: 'accept', tcString: 'CQ.x' });
  expect(readUnsent(cookie(left), 0)).toEqual({
    regime: 'tcf',
    choice: 'decline',
    additionalVendors: '1',
    secondsAgo: '0',
  });
  const some = 'regime=cookies&choice=accept&accepted=strictlyNecessary.functional&at=0';
  expect(readUnsent(cookie(some), 0)).toMatchObject({ choice: 'accept', accepted: 'strictlyNecessary.functional' });
  expect(readUnsent(cookie('regime=cookies&choice=accept&at=0'), 0)).toMatchObject({ choice: 'decline' });
});

it('what another host has set beside the page’s own cookies is not sent', () => {
  const left = 'regime=tcf&choice=accept&at=0';
  expect(readUnsent(`kyk_tcf=CX.everything; kyk_tcf=CQ.x; ${cookie(left)}`, 0)).toMatchObject({ choice: 'decline' });
  const refused = readUnsent(`kyk_tcf=CX.everything; ${cookie('regime=tcf&choice=decline&at=0')}`, 0);
  expect(refused).toEqual({ regime: 'tcf', choice: 'decline', secondsAgo: '0' });
  expect(readUnsent(`${cookie('regime=cookies&choice=accept&at=0')}; travel_consent_unsent=other`, 0)).toBeUndefined();
});

it('under https only this host can say what is sent', () => {
  // A page may have a variable of the other name.
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('origin', 'HAM');
  expect(readUnsent(cookie(unsentValue(FIELDS, 0)), 0)).toBeUndefined();
  const own = cookie(unsentValue(FIELDS, 0)).replace('travel_consent_unsent', '__Host-travel_consent_unsent');
  expect(readUnsent(own, 0)).toEqual({ ...FIELDS, secondsAgo: '0' });
});
