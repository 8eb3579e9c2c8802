/** A company invites many people at once, and the server is killed in the middle of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { send } from '../back-end/areas/company/testing/send.ts';
import { createPostgresDatabase, serverUrl } from '../back-end/testing/databases.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { startMain } from './startMain.ts';

const INVITATIONS = '/i/api/business/people/v1/invitations';
const ADMIN = 'aiko@meridian.example';
const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `person-${name}-${index}@shop.example`);
/** Answered before the server is killed. */
const FEW = addresses('few', 5);
/** Not: as many as the contract allows in one request. */
const MANY = addresses('many', 50);
const ALL = [...FEW, ...MANY];

interface Mail {
  kind: string;
  to: string;
}

async function inviteAndKill(env: Record<string, string>) {
  let server = await startMain({ ...env, LOG_LEVEL: 'info' });
  const signIn = async () => {
    const visitor = new Visitor(server.origin);
    expect((await visitor.logIn(ADMIN)).response.status).toBe(200);
    return visitor;
  };
  const invite = async (by: Visitor, emails: string[]) => {
    const json = { emails, role: 'TRAVELER' };
    const { body } = await send<Schema<'InvitationOutcomes'>>(by, 'POST', INVITATIONS, { json });
    if (!body.outcomes) throw new Error(JSON.stringify(body));
    return body.outcomes.map(({ outcome }) => outcome);
  };
  const logOf = async (by: Visitor) => {
    const answer = await by.fetch('/i/api/business/company/v1/log/export?subject=INVITATION&person=person-');
    const lines = (await answer.text()).split('\r\n').slice(1, -1);
    return lines.map((line) => line.split(',')[5] ?? '');
  };
  try {
    const visitor = await signIn();
    expect(new Set(await invite(visitor, FEW))).toEqual(new Set(['INVITED']));
    const arrivals = () => server.output().split(`"method":"POST","path":"${INVITATIONS}"`).length;
    const before = arrivals();
    const cut = invite(visitor, MANY).then(
      () => 'answered',
      () => 'cut',
    );
    await expect.poll(arrivals, { interval: 1, timeout: 30_000 }).toBe(before + 1);
    await server.end('SIGKILL');
    expect(await cut).toBe('cut');

    server = await startMain(env);
    const again = await signIn();
    const known = await logOf(again);
    const outcomes = [...(await invite(again, FEW)), ...(await invite(again, MANY))];
    const { mails } = (await (await again.fetch('/demo/outbox?format=json')).json()) as { mails: Mail[] };
    const invited = mails.filter(({ kind }) => kind === 'company-invitation').map(({ to }) => to);
    return { before: known, after: await logOf(again), outcomes, invited };
  } finally {
    await server.end('SIGTERM');
  }
}

async function expectEachOnce(env: Record<string, string>): Promise<void> {
  const { before, after, outcomes, invited } = await inviteAndKill(env);
  expect(before).toEqual(expect.arrayContaining(FEW));
  // Who was invited before the kill is known; the others are invited now.
  expect(outcomes).toEqual(ALL.map((email) => (before.includes(email) ? 'ALREADY_INVITED' : 'INVITED')));
  expect(after.toSorted()).toEqual(ALL.toSorted());
  expect(invited.toSorted()).toEqual(ALL.toSorted());
}

describe('invites everybody once over a kill -9', () => {
  it('on PGlite', { timeout: 240_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'invite-'));
    try {
      await expectEachOnce({ DATA_DIR: folder });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.runIf(serverUrl)('on PostgreSQL', { timeout: 240_000 }, async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    try {
      await expectEachOnce({ DATABASE_URL: databaseUrl });
    } finally {
      await remove();
    }
  });
});
