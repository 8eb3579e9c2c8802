import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../back-end/testing/startTestServer.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { checkScenarioQuery } from './checkScenarioQuery.ts';

const SCENARIO = `
export const title = 'A <test> scenario';
export const description = 'Shows what it was given.';
export async function render(context: { query: URLSearchParams } & Record<string, unknown>) {
  const { origin, nonce, query, user, formToken } = context;
  const fragment = await (context.fragment as (piece: string, attributes: object) => Promise<string>)('header', { brand: query.get('brand') ?? 'sister' });
  return {
    html: JSON.stringify({ origin, nonce, x: query.get('x'), user, formToken, fragment }),
    headers: { 'content-security-policy': "script-src 'nonce-" + nonce + "'" },
  };
}
`;
/** Has no policy of its own. */
const OPEN = `
export const title = 'Open';
export const description = '';
export const render = ({ nonce }: { nonce: string }) => ({ html: nonce });
`;
/** A page of a brand that the server does not have. */
const BRANDED = `
export const title = 'Branded';
export const description = '';
export const needsBrand = 'petrel';
export const render = () => ({ html: '' });
`;
/** A page of a brand that the server has. */
const KNOWN = BRANDED.replace('Branded', 'Known').replace('petrel', 'tern');
const FRAGMENTS = `
export const FRAGMENT_PIECES = ['header'];
export const registerBrand = () => {};
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async (piece, attributes, options) => {
  if (attributes.brand === 'bogus')
    throw Object.assign(new Error('brand="bogus" is not known'), { name: 'FragmentError', code: 'BAD_ATTRIBUTE' });
  return JSON.stringify({ piece, attributes, options });
};
`;

describe('pages', () => {
  let folder: string;
  let server: TestServer;
  const visit = () => new Visitor(server.origin);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
    await mkdir(join(folder, 'scenarios/first/static'), { recursive: true });
    await mkdir(join(folder, 'scenarios/open'));
    await writeFile(join(folder, 'scenarios/open/page.ts'), OPEN);
    await mkdir(join(folder, 'scenarios/unfinished'));
    for (const [name, text] of [
      ['branded', BRANDED],
      ['known', KNOWN],
    ] as const) {
      await mkdir(join(folder, 'scenarios', name));
      await writeFile(join(folder, 'scenarios', name, 'page.ts'), text);
    }
    await writeFile(join(folder, 'tern.json'), JSON.stringify({ id: 'tern', name: 'Tern' }));
    await writeFile(join(folder, 'scenarios/first/page.ts'), SCENARIO);
    await writeFile(join(folder, 'scenarios/first/static/page.css'), 'body { color: teal }');
    await writeFile(join(folder, 'fragments.mjs'), FRAGMENTS);
    server = await startTestServer({
      scenariosDir: join(folder, 'scenarios'),
      fragmentsModule: join(folder, 'fragments.mjs'),
      storybookDir: join(folder, 'storybook'),
      docsDir: join(folder, 'docs'),
      brandFiles: [join(folder, 'tern.json')],
    });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const fieldOf = (html: string, name: string) =>
    new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? '';
  const signIn = async (visitor: Visitor, fields: Record<string, string> = {}, query = '') => {
    const html = await (await visitor.fetch(`/login${query}`)).text();
    const hidden = { formtoken: fieldOf(html, 'formtoken'), redir: fieldOf(html, 'redir') };
    return visitor.post('/login', { ...hidden, username: 'ada@example.com', passwd: DEMO_PASSWORD, ...fields });
  };

  describe('the country redirect', () => {
    const follow = async (query: string, language = 'de-DE,de;q=0.9,en;q=0.8') => {
      const headers = { 'Accept-Language': language };
      const { status, headers: answer } = await fetch(`${server.origin}/in${query}`, { headers, redirect: 'manual' });
      return { status, location: answer.get('location'), cache: answer.get('cache-control') };
    };
    const SPEC =
      'a, ai, id, did, cc, lc, go, mc, to, terms, p, newp, seop, u, so, ea, token, tcid, regen, _sid_, xp, redir, url, noUrl, pt, pn, aff_sub, encoder, ccfrom, cluster, qabluegreen';
    const WHITELIST = SPEC.split(', ');

    it.each([
      ['de-DE,de;q=0.9', '/de-DE'],
      ['de-AT', '/de-AT'],
      ['nl', '/nl-NL'],
      ['*, fr-BE;q=0.5', '/fr-BE'],
      ['', '/en-US'],
      ['tlh', '/'],
    ])('RTE-019 /in leads who reads %j to %s', async (language, path) => {
      expect(await follow('', language)).toEqual({ status: 302, location: path, cache: 'no-store' });
    });

    it('MSC-047 CON-117 keeps each listed parameter', async () => {
      const query = `?${WHITELIST.map((name, index) => `${name}=${index}`).join('&')}`;
      expect((await follow(query)).location).toBe(`/de-DE${query}`);
    });

    it('MSC-047 drops all other parameters, and keeps values escaped', async () => {
      const { location } = await follow('?A=1&utm_source=x&a=1%262&tokens=2&redir=%2Ftrips%3Fx%3D1&a=3&__proto__=4');
      expect(location).toBe('/de-DE?a=1%262&redir=%2Ftrips%3Fx%3D1&a=3');
    });
  });

  it('lists the scenarios that have a page, the API document and the accounts', async () => {
    const html = await (await visit().fetch('/')).text();
    expect(html).toContain('<a href="/scenarios/first/">A &lt;test&gt; scenario</a>');
    expect(html).not.toContain('unfinished');
    expect(html).toContain('<a href="/storybook/">');
    expect(html).toContain('/openapi.yaml');
    for (const { login } of DEMO_ACCOUNTS) expect(html).toContain(login);
    const document = await visit().fetch('/openapi.yaml');
    expect(await document.text()).toContain('openapi: 3.1.0');
  });

  it.each([
    ['Storybook', 'storybook'],
    ['Documentation', 'docs'],
  ])('say that %s is not built yet, and show it as soon as it is', async (name, path) => {
    const waiting = await visit().fetch(`/${path}/`);
    expect(waiting.status).toBe(404);
    expect(waiting.headers.get('refresh')).toBe('5');
    expect(await waiting.text()).toContain(`${name} is not built yet`);
    await writeFile(join(folder, path, 'index.html'), '<title>Every piece</title>');
    const built = await visit().fetch(`/${path}/`);
    expect(built.status).toBe(200);
    expect(await built.text()).toContain('Every piece');
  });

  it('have no llms.txt before the documentation is built', async () => {
    expect((await visit().fetch('/llms.txt')).status).toBe(404);
    await writeFile(join(folder, 'docs/llms.txt'), '# Travel Shell');
    expect(await (await visit().fetch('/llms.txt')).text()).toBe('# Travel Shell');
  });

  it('list a scenario of a further brand only where the server has that brand, and serve its file', async () => {
    const html = await (await visit().fetch('/')).text();
    expect(html).toContain('/scenarios/known/');
    expect(html).not.toContain('/scenarios/branded/');
    expect(await (await visit().fetch('/demo/brands/tern.json')).json()).toEqual({ id: 'tern', name: 'Tern' });
    expect((await visit().fetch('/demo/brands/petrel.json')).status).toBe(404);
  });

  it('let a visitor sign in and out without JavaScript', async () => {
    const visitor = visit();
    const response = await signIn(visitor, { sticky: 'true' }, '?redir=/trips%3Ftab%3Dsaved');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/trips?tab=saved');
    expect(visitor.setCookies.find((line) => line.startsWith('travel_session='))).toContain('Max-Age=2592000');
    expect((await visitor.authState()).userInfoState.accountName).toBe('Ada Lovelace');
    expect(await (await visitor.fetch('/')).text()).toContain('Ada Lovelace');

    const confirm = await (await visitor.fetch('/signout?redir=/flights')).text();
    expect(confirm).toContain('Ada Lovelace');
    expect((await visitor.authState()).loggedInSession).toBe(true);
    const formtoken = fieldOf(confirm, 'formtoken');
    const out = await visitor.post('/signout', { formtoken, redir: fieldOf(confirm, 'redir') });
    expect(out.headers.get('location')).toBe('/flights');
    expect((await visitor.authState()).loggedInSession).toBe(false);
  });

  it('show the error of a sign-in and keep the input, except the password', async () => {
    const visitor = visit();
    const response = await signIn(visitor, { username: '"><b>x', passwd: 'typed-wrong' }, '?redir=/trips');
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(html).toContain('The name or the password is not correct.');
    expect(fieldOf(html, 'username')).toBe('&quot;&gt;&lt;b&gt;x');
    expect(fieldOf(html, 'redir')).toBe('/trips');
    expect(html).not.toContain('typed-wrong');
    expect((await signIn(visit(), { passwd: '' })).status).toBe(400);
    expect((await signIn(visit(), { username: 'a\0' })).status).toBe(400);
  });

  it('refuse a sign-in and a sign-out without the token of the form', async () => {
    const visitor = visit();
    expect((await signIn(visitor, { formtoken: '' })).status).toBe(403);
    await signIn(visitor);
    const header = { 'X-CSRF': await visitor.formToken() };
    expect((await visitor.post('/signout', {}, header)).status).toBe(403);
    expect((await visitor.authState()).loggedInSession).toBe(true);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%0d%0aLocation:x//'])(
    'RTE-013 never redirect to another site after sign-in or sign-out: %s',
    async (redir) => {
      const visitor = visit();
      const location = (await signIn(visitor, { redir })).headers.get('location') ?? '';
      expect(new URL(location, server.origin).origin).toBe(server.origin);
      const confirm = await (await visitor.fetch(`/signout?redir=${encodeURIComponent(redir)}`)).text();
      const out = await visitor.post('/signout', { formtoken: fieldOf(confirm, 'formtoken'), redir });
      expect(new URL(out.headers.get('location') ?? '', server.origin).origin).toBe(server.origin);
    },
  );

  it.each(['/flights', '/trips', '/aos', '/profile/account?addEmail=true'])(
    'exist for every link of the shell: %s',
    async (path) => {
      const response = await visit().fetch(path, { headers: { referer: `${server.origin}/scenarios/first/?x=1` } });
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<code>${path.split('?')[0]}</code>`);
      expect(html).toContain('href="/scenarios/first/?x=1"');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it.each(['/missing.js', '/demo/missing', '/scenarios/none/', '/travel-shell/none'])(
    'return 404 for unknown paths: %s',
    async (path) => {
      expect((await visit().fetch(path)).status).toBe(404);
    },
  );

  it.each([
    ['config={"apiBase":"https://evil.example"}', 'config.apiBase has the address "https://evil.example"'],
    ['config={"siteBase":"//evil.example"}', 'config.siteBase has'],
    ['config={"signInUrl":"/\\\\evil.example/login"}', 'config.signInUrl has'],
    ['config={"signInUrl":" javascript:alert(1)"}', 'config.signInUrl has'],
    ['config={"signInUrl":"java\\tscript:alert(1)"}', 'config.signInUrl has'],
    ['config={"brands":{"acme":"data:application/json,{}"}}', 'config.brands has'],
    ['config={"feedback":{"script":"https://evil.example/{formId}.js","formIds":{}}}', 'config.feedback has'],
    ['config={"__proto__":{"apiBase":"https://evil.example"}}', 'config has "__proto__"'],
    ['config={"evil":1}', 'config has "evil"'],
    ['attributes={"onfocus":"alert(1)"}', 'attributes has "onfocus"'],
    ['attributes={"x onfocus=alert(1) y":""}', 'attributes has "x onfocus'],
    ['attributes={"style":"position:fixed"}', 'attributes has "style"'],
    ['attributes={"sign-in-url":"javascript:alert(1)"}', 'attributes.sign-in-url has the address'],
    ['attributes={"items":"[{\\"url\\":\\"https://evil.example\\"}]"}', 'attributes.items has the address'],
    ['attributes={"brand":{}}', 'attributes.brand is no text'],
    ['built=https://evil.example/brand.json', 'built has the address'],
  ])('of scenarios refuse what an address should not decide: %s', async (query, problem) => {
    const [name = '', ...value] = query.split('=');
    const response = await visit().fetch(`/scenarios/first/?${new URLSearchParams({ [name]: value.join('=') })}`);
    expect(response.status).toBe(400);
    // The person sees a page; the log and other clients get the reason.
    expect(await response.text()).not.toContain('<script');
    const parameters = new URLSearchParams({ [name]: value.join('=') });
    expect(() => checkScenarioQuery(parameters, [server.origin])).toThrow(problem);
  });

  it('of scenarios take what leads nowhere else', async () => {
    const config = {
      brand: 'sister',
      apiBase: server.origin,
      countryPicker: { site: 'de-AT' },
      signInUrl: '/login?a=b:c',
    };
    const query = new URLSearchParams({ config: JSON.stringify(config), attributes: '{"active-vertical":"hotels"}' });
    expect((await visit().fetch(`/scenarios/first/?${query}`)).status).toBe(200);
    // The kit logs it, which a scenario shows.
    expect((await visit().fetch('/scenarios/first/?config={brand')).status).toBe(200);
  });

  it('of scenarios refuse an attribute that a piece does not take, and do not fail', async () => {
    expect((await visit().fetch('/scenarios/first/?brand=bogus')).status).toBe(400);
  });

  it('of scenarios run our scripts and their own only', async () => {
    const response = await visit().fetch('/scenarios/open/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'nonce-[^']+'; style-src /);
    expect(policy).toMatch(/; frame-ancestors 'self'; object-src 'none'; base-uri 'self'$/);
    expect(policy).toContain(`'nonce-${await response.text()}'`);
  });

  it('of scenarios get their render input', async () => {
    const visitor = visit();
    const anonymous = await visitor.fetch('/scenarios/first/?x=1');
    expect(anonymous.headers.get('cache-control')).toBe('no-store');
    const context = (await anonymous.json()) as Record<string, string | null>;
    expect(context).toMatchObject({ origin: server.origin, x: '1', user: null });
    expect(anonymous.headers.get('content-security-policy')).toBe(`script-src 'nonce-${context.nonce}'`);
    expect(JSON.parse(context.fragment ?? '')).toEqual({
      piece: 'header',
      attributes: { brand: 'sister' },
      options: { nonce: context.nonce },
    });
    const headers = { 'X-CSRF': context.formToken ?? '' };
    expect((await visitor.post('/k/run/auth/logout', {}, headers)).status).toBe(200);

    await signIn(visitor);
    const signedIn = (await (await visitor.fetch('/scenarios/first/')).json()) as Record<string, unknown>;
    expect(signedIn.user).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com' });
    expect(signedIn.nonce).not.toBe(context.nonce);
  });

  it('of scenarios serve static files, but not their sources', async () => {
    const css = await visit().fetch('/scenarios/first/static/page.css');
    expect(css.headers.get('content-type')).toContain('text/css');
    expect(await css.text()).toContain('teal');
    expect((await visit().fetch('/scenarios/first/page.ts')).status).toBe(404);
    expect((await visit().fetch('/scenarios/first')).headers.get('location')).toBe('/scenarios/first/');
  });

  it.each([
    '/demo/vendor/bootstrap/css/bootstrap.min.css',
    '/demo/vendor/jquery/jquery.min.js',
    '/demo/avatars/ada.svg',
  ])('find the files of the demo: %s', async (path) => {
    const response = await visit().fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
