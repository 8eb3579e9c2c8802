import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseOfAnswers } from '../../../testing/databases.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../../../testing/startIdentityProvider.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { Visitor } from '../../../testing/Visitor.ts';
import { submit } from '../testing/submit.ts';
import { GOOGLE, person, visitProvider } from '../testing/useProviders.ts';

describe.each(databaseOfAnswers)('loading a provider ahead of its answer on $kind', ({ create }) => {
  const context = useTestServer(create);
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  /** A server that has not talked to this provider yet. */
  async function startFresh(): Promise<{ google: TestIdentityProvider; visitor: Visitor; begin(): Promise<string> }> {
    const google = await startIdentityProvider();
    stops.push(google.stop);
    const server = await startTestServer({ database: context.db, identityProviders: { google: google.options } });
    stops.push(() => server.stop());
    const visitor = new Visitor(server.origin);
    return {
      google,
      visitor,
      async begin() {
        const { body } = await submit(visitor, `${GOOGLE}/redirect`);
        return (body as unknown as { redirectUrl: string }).redirectUrl;
      },
    };
  }

  it('SIG-042 fetches Google’s keys while the visitor is on its page, and not again for the answer', async () => {
    const { google, visitor, begin } = await startFresh();
    const redirectUrl = await begin();
    await expect.poll(() => google.keys.asked).toBe(1);
    google.user = person('loretta');
    const { path } = await visitProvider(redirectUrl);
    expect((await visitor.fetch(path)).status).toBe(303);
    expect((await visitor.authState()).userInfoState.accountEmail).toBe('loretta@example.com');
    await begin();
    expect(google.keys.asked).toBe(1);
  });

  it('SIG-042 CON-090 gives it up after 250 ms, and the answer fetches them again', async () => {
    const { google, visitor, begin } = await startFresh();
    google.keys.isHanging = true;
    const limits = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => limits.mockRestore());
    const redirectUrl = await begin();
    expect(limits).toHaveBeenCalledWith(250);
    await expect.poll(() => google.keys.givenUp).toBe(1);
    google.keys.isHanging = false;
    google.user = person('loris');
    const { path } = await visitProvider(redirectUrl);
    expect((await visitor.fetch(path)).status).toBe(303);
    expect((await visitor.authState()).userInfoState.accountEmail).toBe('loris@example.com');
  });

  it('an answer that comes meanwhile waits for its own keys', async () => {
    const { google, visitor, begin } = await startFresh();
    google.keys.isHanging = true;
    google.user = person('lorna');
    const { path } = await visitProvider(await begin());
    await expect.poll(() => google.keys.asked).toBe(1);
    google.keys.isHanging = false;
    expect((await visitor.fetch(path)).status).toBe(303);
    expect(google.keys.asked).toBe(2);
  });
});
