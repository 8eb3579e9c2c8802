import { lastReload } from '@travel-shell/api/lastReload';
import type { StoredKey } from '@travel-shell/core/storedKey';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adBlockerChecked } from './adBlockerChecked.ts';
import { firstDrawerOpening } from './firstDrawerOpening.ts';
import { lastSignIn } from './lastSignIn.ts';
import { logoConfettiShown } from './logoConfettiShown.ts';
import { passkeyAutofill } from './passkeyAutofill.ts';
import { passkeyKnown } from './passkeyKnown.ts';
import { passkeyOfferDeclined } from './passkeyOfferDeclined.ts';
import { pendingSave } from './pendingSave.ts';
import { privacySignalAsked } from './privacySignalAsked.ts';
import { returningUserPrompt } from './returningUserPrompt.ts';
import { signInClosed } from './signInClosed.ts';
import { snowDate } from './snowDate.ts';
import { unsentSaves } from './unsentSaves.ts';

/** A minimal fake of the browser's storage. */
class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, text: string) => void this.items.set(name, text);
  removeItem = (name: string) => void this.items.delete(name);
}

let local: MemoryStorage;
let session: MemoryStorage;
beforeEach(() => {
  local = new MemoryStorage();
  session = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());

const result = {
  ...{ resultId: 'r1', vertical: 'flights', title: 'Berlin to Lisbon', location: 'Lisbon', startDate: '2027-05-01' },
  ...{ endDate: null, imageUrl: null, url: '/flights/BER-LIS', price: 89, currencyCode: 'EUR' },
};
const inAnHour = Date.now() + 3_600_000;
const cases: [string, StoredKey<unknown>, 'local' | 'session', string, unknown, unknown[]][] = [
  [
    'CON-109 when the drawer was first opened',
    firstDrawerOpening,
    'local',
    'trips.drawer.first.opened.time',
    1_790_000_000_000,
    ['1', null, {}],
  ],
  [
    'CON-110 the day of the snow',
    snowDate,
    'local',
    'show_snow_animation',
    '2026-12-24',
    ['Christmas', 20261224, '2026-12-24T00:00Z'],
  ],
  ['CON-111 the confetti', logoConfettiShown, 'local', 'logoConfettiShown', true, ['true', 1, null]],
  [
    'CON-112 the trip to save',
    pendingSave,
    'session',
    'trips.saved.result',
    result,
    [null, { ...result, resultId: 1 }, { ...result, title: undefined }, 'r1'],
  ],
  [
    'what was saved and not answered yet',
    unsentSaves,
    'local',
    'trips.unsent.saves',
    [
      { resultId: 'r1', account: 'ada@example.com', at: 1_790_000_000_000, result },
      { resultId: 'r2', account: 'ada@example.com', at: 1_790_000_000_000, isLost: true },
    ],
    [{}, null, 'r1', [{ resultId: 'r1', account: '', at: 1, result: { ...result, url: 1 } }]],
  ],
  ['CON-113 the closed sign-in', signInClosed, 'session', 'sign.in.closed', true, ['yes', 0]],
  [
    'the last sign-in',
    lastSignIn,
    'local',
    'sign.in.last',
    { method: 'password', username: 'ada@example.com' },
    [{}, null, { method: 1 }, { username: 'ada@example.com' }, 'google'],
  ],
  [
    'CON-114 the returning-user prompt',
    returningUserPrompt,
    'session',
    'sign.in.returning.prompt.shown',
    true,
    ['yes', 0],
  ],
  ['the question about a privacy signal', privacySignalAsked, 'local', 'privacy.signal.asked', true, ['yes', 0]],
  ['the declined offer', passkeyOfferDeclined, 'local', 'sign.in.passkey.offer.declined', true, ['yes', 0]],
  ['CON-115 the known passkey', passkeyKnown, 'local', 'sign.in.passkey.known', true, ['yes', 0]],
  [
    'CON-115 the autofill parameters',
    passkeyAutofill,
    'session',
    'sign.in.passkey.autofill',
    { params: { challenge: 'x' }, expires: inAnHour },
    [null, {}, { params: {}, expires: 1 }, { params: 'x', expires: inAnHour }],
  ],
  ['MSC-044 whether an ad blocker was looked for', adBlockerChecked, 'session', 'ad.blocker.checked', true, ['yes', 0]],
  ['CON-116 the last reload', lastReload, 'local', 'travel.session.last.reload.time', 1_790_000_000_000, ['1', true]],
];

describe.each(cases)('%s', (_what, key, area, name, good, bad) => {
  const stores = () => ({ local, session });

  it(`is kept under ${name} in ${area} storage`, () => {
    expect(key.name).toBe(name);
    expect(key.read()).toBeUndefined();
    expect(key.write(good)).toBe(true);
    expect([...stores()[area].items.keys()]).toEqual([name]);
    expect([...stores()[area === 'local' ? 'session' : 'local'].items]).toEqual([]);
    expect(key.read()).toEqual(good);
    key.remove();
    expect(key.read()).toBeUndefined();
  });

  it.each([...bad.map((value) => JSON.stringify(value)), '', 'no JSON', '{'])('takes %s for absent', (text) => {
    stores()[area].setItem(name, text);
    expect(key.read()).toBeUndefined();
  });

  it('counts as absent, and says that writing failed, where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const global of ['localStorage', 'sessionStorage'] as const) {
      vi.unstubAllGlobals();
      Object.defineProperty(globalThis, global, { configurable: true, get: blocked });
    }
    try {
      expect(key.read()).toBeUndefined();
      expect(key.write(good)).toBe(false);
      expect(() => key.remove()).not.toThrow();
    } finally {
      for (const global of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, global);
    }
  });
});
