/** Session fixation and leaks, for every door. */
import { beforeEach, describe, expect, it } from 'vitest';
import { useProviders } from '../back-end/areas/auth/testing/useProviders.ts';
import { createPGlite } from '../back-end/testing/databases.ts';
import { DOORS } from './doors.ts';

const SESSION = 'travel_session';
const SECRET = 'travel_form_secret';

describe.each(Object.entries(DOORS))('signing in by %s', (_name, enter) => {
  const context = useProviders(createPGlite);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });

  it('starts a new session and ends a planted one', async () => {
    const thief = context.visit();
    await thief.logIn('bo@example.com');
    const planted = thief.cookies.get(SESSION) ?? expect.fail('no session');
    const victim = context.visit();
    victim.cookies.set(SESSION, planted);
    await enter(context, victim);
    const fresh = victim.cookies.get(SESSION);
    expect(fresh).toMatch(/^[\w-]{43}$/);
    expect(fresh).not.toBe(planted);
    expect((await victim.authState()).loggedInSession).toBe(true);
    expect((await thief.authState()).loggedInSession, 'the planted session').toBe(false);
  });

  it('invalidates the previous form token and its secret', async () => {
    const visitor = context.visit();
    const token = await visitor.formToken();
    const secret = visitor.cookies.get(SECRET);
    await enter(context, visitor);
    expect(visitor.cookies.get(SECRET)).not.toBe(secret);
    const late = await visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': token });
    expect(late.status).toBe(403);
    expect((await visitor.authState()).loggedInSession).toBe(true);
  });

  it('hides the session from scripts and from other sites’ forms', async () => {
    const visitor = context.visit();
    const lines: string[] = [];
    const { fetch } = visitor;
    visitor.fetch = async (...asked) => {
      const answer = await fetch.apply(visitor, asked);
      lines.push(...visitor.setCookies);
      return answer;
    };
    await enter(context, visitor);
    const given = lines.filter((line) => line.startsWith(`${SESSION}=`) || line.startsWith(`${SECRET}=`));
    expect(given.length).toBeGreaterThan(1);
    for (const line of given) {
      expect(line).toContain('HttpOnly');
      expect(line).toContain('SameSite=Lax');
      expect(line).toContain('Path=/');
      expect(line, 'for this host alone').not.toContain('Domain');
    }
  });

  it('writes nothing into the log, into an address or for other sites to read', async () => {
    const visitor = context.visit();
    const addresses: string[] = [];
    const { fetch } = visitor;
    visitor.fetch = async (path, init) => {
      const answer = await fetch.call(visitor, path, init);
      // A provider's redirect has its code in the URL by protocol; it works once, and only with our verifier.
      if (!path.includes('/callback')) addresses.push(path);
      addresses.push(answer.headers.get('location') ?? '');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      return answer;
    };
    const secrets = await enter(context, visitor);
    secrets.push(visitor.cookies.get(SESSION) ?? '', visitor.cookies.get(SECRET) ?? '', await visitor.formToken());
    // The digits of a time may have those of a code among them.
    const log = context.server.log.join('\n').replaceAll(/"(time|responseTime)":[\d.]+/g, '');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      expect(log).not.toContain(secret);
      expect(addresses.join('\n')).not.toContain(secret);
    }
  });
});
