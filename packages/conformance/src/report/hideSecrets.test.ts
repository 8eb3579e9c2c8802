import { expect, it } from 'vitest';
import type { Exchange } from '../http/Exchange.ts';
import { toCurl } from '../http/toCurl.ts';
import { hideSecrets } from './hideSecrets.ts';
import { reportText } from './printText.ts';
import type { Report } from './Report.ts';
import { toJsonReport } from './toJsonReport.ts';
import { toJUnit } from './toJUnit.ts';

const PASSWORD = 'p&ss "word"/1';
const SECRETS = [PASSWORD, 'p%26ss', 'p&amp;ss', 'gate-secret', 'session-secret', 'new-session', 'expired-secret'];

const exchange: Exchange = {
  request: {
    method: 'POST',
    path: '/login?next=session-secret',
    headers: { Cookie: 'a=1; travel_session=session-secret', Authorization: 'Basic gate-secret', 'X-CSRF': "it's" },
    body: Buffer.from(new URLSearchParams({ username: 'ada', passwd: PASSWORD }).toString()),
  },
  url: 'https://host/login?next=session-secret',
  status: 500,
  headers: { 'content-type': 'text/html', 'set-cookie': ['__Host-travel_session=new-session; Path=/; HttpOnly'] },
  text: `no ${JSON.stringify({ password: PASSWORD, gate: 'gate-secret', old: 'expired-secret' })}`,
  json: undefined,
  failure: null,
};

const reportOf = (one: Exchange): Report => ({
  baseUrl: 'https://host',
  contractVersion: '1.2.3',
  seed: 7,
  pieces: [],
  skipped: [],
  sections: [
    {
      name: 'login',
      address: 'POST /login',
      results: [
        { check: 'signed in', verdict: 'passed', expected: '200', problems: [], exchange: one },
        {
          check: 'a right request',
          verdict: 'deviation',
          expected: '200',
          problems: ['got session-secret'],
          exchange: one,
        },
      ],
    },
  ],
});

const hidden = (one: Exchange) =>
  hideSecrets(
    reportOf(one),
    {
      accounts: { account: { username: 'ada', password: PASSWORD } },
      target: { baseUrl: 'https://host', headers: { Authorization: 'Basic gate-secret' }, timeoutMs: 1 },
      expiredSession: 'expired-secret',
    },
    'travel_session',
  );

it.each([
  ['text', (report: Report) => reportText(report, { verbose: true })],
  ['JUnit', toJUnit],
  ['JSON', (report: Report) => JSON.stringify(toJsonReport(report))],
])('leaves no password, session or header in a report as %s, and names what stood there', (_name, write) => {
  const text = write(hidden(exchange));
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  for (const name of ['ACCOUNT_PASSWORD', 'HEADER_AUTHORIZATION', 'SESSION']) expect(text).toContain(`$HIDDEN_${name}`);
  expect(text).toContain('ada');
  // The session is there in a report that hides nothing.
  const open = write(reportOf(exchange));
  expect(open).toContain('session-secret');
});

it('leaves none in a body that is written as base64, and the rest of it where it was', () => {
  const body = Buffer.from(`passwd=${encodeURIComponent(PASSWORD)}&more=`);
  const padded = { ...exchange, request: { ...exchange.request, body, padding: { at: body.length, bytes: 100 } } };
  const [, deviation] = hidden(padded).sections[0]?.results ?? [];
  const command = toCurl(deviation?.exchange as Exchange);
  const [, encoded = ''] = /echo (\S+) \|/.exec(command) ?? [];
  expect(Buffer.from(encoded, 'base64').toString()).toBe('passwd=$HIDDEN_ACCOUNT_PASSWORD&more=');
});

it('gives a command in which the shell puts what was hidden', () => {
  const [, deviation] = hidden(exchange).sections[0]?.results ?? [];
  expect(toCurl(deviation?.exchange as Exchange)).toContain(
    `-H 'Cookie: a=1; travel_session='"$HIDDEN_SESSION"'' -H 'Authorization: '"$HIDDEN_HEADER_AUTHORIZATION"''`,
  );
});
