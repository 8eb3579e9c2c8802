import { expect, it } from 'vitest';
import { readUnsent as readForm } from './readUnsent.ts';
import { unsentValue } from './unsentConsent.ts';

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
