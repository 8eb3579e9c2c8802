/** Attacks on everybody's patience: one address asks for what costs much, on many connections and without a pause. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { POOL_SETTINGS } from 'travel-shell-back-end/database/PoolSettings.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestCompany } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { jpegOfScans } from '../../back-end/areas/company/testing/hostilePictures.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import type { Visitor } from '../../back-end/testing/Visitor.ts';
import { AUTH_STATE, TRIPS_STORE } from '../paths.ts';
import type { Asked, Attack } from './oneAddressWorker.ts';

const CONNECTIONS = 64;
const ASKED = 9;
/** How much longer somebody else may wait than beside as many connections that ask for what pages ask for. */
const MOST_TIMES = 3;

/** No request is refused because the machine is busy with other work. */
const PATIENT_POOL = { ...POOL_SETTINGS, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 };

const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const filled = (part: string) => part.repeat(15_000 / part.length);

const picture = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="multipartFile"; filename="a.jpg"\r\n\r\n'),
  jpegOfScans(100),
  Buffer.from('\r\n--x--\r\n'),
]);

const NOTHING = {
  ...{ consentedPurposes: [], consentedVendors: [], consentedAdditionalVendors: [] },
  ...{ objectedLegIntPurposes: [], objectedLegIntVendors: [] },
};

interface Attacker {
  cookie: string;
  token: string;
}

const ORDINARY = ({ cookie }: Attacker): Asked[] =>
  [AUTH_STATE, TRIPS_STORE].map((path) => ({ path, headers: { cookie } }));

const HOSTILE: Record<string, (attacker: Attacker) => Asked[]> = {
  'cookies of 15 KB': () => [
    { path: AUTH_STATE, headers: { cookie: filled('__Host-') } },
    { path: AUTH_STATE, headers: { cookie: filled('__Host-a=;') } },
  ],
  'languages of 15 KB': () => [
    { path: '/in', headers: { 'accept-language': filled(',') } },
    { path: '/business/{n}', headers: { 'accept-language': filled('zz,') } },
  ],
  'pictures that take long to draw': ({ cookie, token }) => [
    {
      method: 'POST',
      path: '/i/api/business/company/v1/logo',
      headers: { cookie, 'x-csrf': token, 'if-match': '*', 'content-type': 'multipart/form-data; boundary=x' },
      body: picture,
    },
  ],
  'screens that are not there': () => [{ path: '/business/company/{n}' }],
  'fragments that nobody has asked for': () => [
    { path: '/travel-shell/fragments/header?locale=fr-FR&country-picker=&partner-message={n}' },
    { path: '/travel-shell/fragments?pieces=header,footer,nav-drawer&header.partner-message={n}' },
  ],
  'lists of vendors': () =>
    ['detailedPrefs', 'vendorList'].map((list) => ({
      path: `/i/api/iabtcf/v1/${list}`,
      headers: { 'accept-encoding': 'br' },
    })),
  'decisions of the full framework': ({ cookie, token }) => [
    {
      method: 'POST',
      path: '/i/api/iabtcf/v1/consent',
      headers: { cookie, 'x-csrf': token, 'content-type': 'application/json' },
      body: JSON.stringify({ ...NOTHING, tcString: 'C'.repeat(3500) }),
    },
    {
      method: 'POST',
      path: '/privacy/consent',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'regime=tcf&choice=accept&text=tcf-1&locale=de-DE',
    },
  ],
  'a long log, and sessions': ({ cookie }) =>
    ['/i/api/business/company/v1/log', '/i/api/account/sessions/v1', '/s/ident/sessions'].map((path) => ({
      path,
      headers: { cookie },
    })),
};

describe.each(databaseOfAnswers)('one address with 64 connections, on $kind', ({ create }) => {
  const context = useTestServer(
    async () => ({ ...(await create()), pool: PATIENT_POOL }),
    () => ({
      consent: { cmpId: 10, cmpVersion: 3, publisherCountry: 'DE' },
    }),
  );
  let attacker: Attacker;
  let visitor: Visitor;
  beforeAll(async () => {
    const { admin } = await createTestCompany(context.db, context.server.origin);
    const token = await admin.visitor.formToken();
    attacker = { cookie: cookiesOf(admin.visitor), token };
    visitor = context.visit();
    await visitor.logIn('ada@example.com');
  });

  /** How long somebody else waits for who they are, in milliseconds, at half of the times. */
  const waitBeside = async (requests: readonly Asked[]) => {
    await context.db.deleteFrom('login_attempts').execute();
    const workerData: Attack = {
      ...{ origin: context.server.origin, connections: CONNECTIONS, requests },
      localAddress: '127.0.0.2',
    };
    const worker = new Worker(new URL('./oneAddressWorker.ts', import.meta.url), { workerData });
    await once(worker, 'message');
    const waits: number[] = [];
    for (let i = 0; i < ASKED; i++) {
      const began = performance.now();
      expect((await visitor.authState()).loggedInSession).toBe(true);
      waits.push(performance.now() - began);
    }
    worker.postMessage('stop');
    const [statuses] = await once(worker, 'message');
    // Not refused for how it is written.
    expect(Object.keys(statuses).filter((status) => !['400', '401', '403'].includes(status))).not.toEqual([]);
    return waits.toSorted((a, b) => a - b)[Math.floor(ASKED / 2)] as number;
  };

  it.each(Object.entries(HOSTILE))(
    'keeps nobody else waiting by %s',
    { timeout: 300_000 },
    async (_what, requestsOf) => {
      let times = Number.POSITIVE_INFINITY;
      // A busy machine may have met one of the two each time.
      for (let turn = 0; turn < 5 && times > MOST_TIMES; turn++) {
        const ordinary = await waitBeside(ORDINARY(attacker));
        times = Math.min(times, (await waitBeside(requestsOf(attacker))) / ordinary);
      }
      expect(times).toBeLessThan(MOST_TIMES);
    },
  );
});
