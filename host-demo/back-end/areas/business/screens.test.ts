/** The pages of a piece with screens; the scenario of the screens has the built piece. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPGlite } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

/** A renderer with a piece of two screens, one of them for who may manage the company. It shows what it was given. */
const RENDERER = `
export const FRAGMENT_PIECES = ['desk', 'card', 'annex', 'header', 'footer', 'acting-as'];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async (piece, attributes) =>
  piece === 'acting-as' ? '<code>' + JSON.stringify(attributes) + '</code>' :
  piece === 'desk' || piece === 'annex' ? '<pre>' + JSON.stringify(attributes) + '</pre>' : '';
const statusFor = (member) => member && (JSON.parse(member).permissions.includes('COMPANY_SETTINGS_MANAGEMENT') ? 200 : 403);
export const openScreen = async (piece, { page, member, locale }) => {
  if (piece === 'annex') return page.startsWith('/desk/annex') ? { status: 200, title: 'Annex' } : { status: 404, title: 'No annex' };
  if (piece !== 'desk') return undefined;
  const [path] = page.split('?');
  const title = locale === 'de-DE' ? 'Firma' : 'Company';
  if (path === '/desk/start') return { status: 200, title: 'People', leadsTo: '/desk/people?page=2' };
  if (path === '/desk/people') return { status: 200, title: 'People' };
  return path === '/desk/company' ? { status: statusFor(member), title } : { status: 404, title: 'Nothing here' };
};
`;

const ADMIN = 'grace@example.com';
const TRAVELER = 'ines@northwind.example';
const PRIVATE = 'ada@example.com';

describe('the pages of a piece with screens', () => {
  const folder = mkdtemp(join(tmpdir(), 'screens-'));
  const context = useTestServer(createPGlite, async () => {
    const fragmentsModule = join(await folder, 'index.mjs');
    await writeFile(fragmentsModule, RENDERER);
    const screens = [
      {
        ...{ piece: 'desk', below: '/desk', attributes: { 'admin-pages': '{"desk/attic": false}' } },
        slots: { attic: '<p>Of the site</p>' },
      },
      { piece: 'annex', below: '/desk', attributes: { side: 'left' } },
      { piece: 'card', below: '/card' },
    ];
    return { fragmentsModule, screens };
  });
  afterAll(async () => rm(await folder, { recursive: true }));

  async function open(path: string, username?: string, headers = {}, visitor = context.visit()) {
    if (username) await visitor.logIn(username);
    const answer = await visitor.fetch(path, { headers });
    const html = await answer.text();
    const attributes: Record<string, string> = JSON.parse(/<pre>(.*?)(?:<div slot|<\/pre>)/.exec(html)?.[1] ?? '{}');
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      cache: answer.headers.get('cache-control'),
      title: /<title>(.*) – Travel Shell<\/title>/.exec(html)?.[1],
      attributes,
      /** The first thing in the page. */
      acting: JSON.parse(/<body>\n<code>(.*)<\/code>/.exec(html)?.[1] ?? 'null'),
      member: attributes.member === undefined ? undefined : JSON.parse(attributes.member),
    };
  }

  it('have the status and the title of the screen, in the language of the visitor', async () => {
    expect(await open('/desk/people')).toMatchObject({ status: 200, title: 'People', cache: 'no-store' });
    expect(await open('/desk/nowhere')).toMatchObject({ status: 404, title: 'Nothing here' });
    expect(await open('/desk')).toMatchObject({ status: 404 });
    expect(await open('/desk/company', TRAVELER)).toMatchObject({ status: 403, title: 'Company' });
    expect(await open('/desk/company', PRIVATE)).toMatchObject({ status: 403 });
    const german = await open('/desk/company', ADMIN, { 'accept-language': 'de-DE' });
    expect(german).toMatchObject({ status: 200, title: 'Firma', attributes: { locale: 'de-DE' } });
  });

  it('are those of the first piece at one place that has the address, with what the site says to that one', async () => {
    const annex = await open('/desk/annex/two');
    expect(annex).toMatchObject({ status: 200, title: 'Annex', attributes: { side: 'left' } });
    expect(annex.attributes).not.toHaveProperty('admin-pages');
    expect((await open('/desk/people')).attributes).not.toHaveProperty('side');
  });

  it('lead a visitor who is signed out to the login where the screen needs a member, and back to the whole address', async () => {
    expect(await open('/desk/company?page=2&q=%26')).toMatchObject({
      status: 303,
      location: '/login?redir=%2Fdesk%2Fcompany%3Fpage%3D2%26q%3D%2526',
    });
  });

  it('BIZ-O11 lead on from an address that is only the way to another one', async () => {
    expect(await open('/desk/start', ADMIN)).toMatchObject({ status: 303, location: '/desk/people?page=2' });
  });

  it('are rendered for the member, with what decides about screens and nothing else', async () => {
    const { attributes, member } = await open('/desk/company?page=2', ADMIN);
    expect(attributes).toMatchObject({
      ...{ page: '/desk/company?page=2', load: 'eager' },
      // The site gives this attribute to each page.
      'admin-pages': '{"desk/attic": false}',
    });
    expect(Object.keys(member).sort()).toEqual([
      ...['bookOnBehalfEnabled', 'bookingMode', 'businessMode', 'businessProfile', 'features', 'permissions', 'tier'],
    ]);
    expect(member).toMatchObject({
      ...{ businessProfile: true, tier: 'bizPlus', bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER' },
      permissions: expect.arrayContaining(['COMPANY_SETTINGS_MANAGEMENT']),
    });
    const traveler = await open('/desk/people', TRAVELER);
    expect(traveler.member.permissions).not.toContain('COMPANY_SETTINGS_MANAGEMENT');
    expect((await open('/desk/people', PRIVATE)).member).toEqual({
      ...{ businessMode: false, businessProfile: false },
      features: [],
      permissions: [],
    });
    expect((await open('/desk/people')).attributes).not.toHaveProperty('member');
  });

  it('have what the site has in their slots, and tell the pieces its configuration', async () => {
    const answer = await context.visit().fetch('/desk/people');
    const html = await answer.text();
    expect(html).toContain('<div slot="attic"><p>Of the site</p></div></pre>');
    const [, config = ''] = /<script type="application\/json" id="travel-shell-config">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(config)).toMatchObject({ businessGroup: { upgrade: true } });
  });

  it('API-084 begin with both names while support acts as a member, and have no bar otherwise', async () => {
    const { db } = context;
    const { id, company_id } = await db
      .selectFrom('users')
      .innerJoin('business_profiles', 'business_profiles.user_id', 'users.id')
      .select(['users.id', 'company_id'])
      .where('login', '=', TRAVELER)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('companies')
      .set({ impersonation_granted_at: new Date() })
      .where('id', '=', company_id)
      .execute();
    const visitor = context.visit();
    expect((await open('/desk/people', 'sol@example.com', {}, visitor)).acting).toBeNull();
    await visitor.post('/demo/support', { formtoken: await visitor.formToken(), member: id });
    expect((await open('/desk/people', undefined, {}, visitor)).acting).toMatchObject({
      'agent-name': 'Sol Reyes',
      'member-name': 'Ines Duarte',
      'expires-at': expect.stringMatching(/^\d{4}-.*Z$/),
      'seconds-left': expect.stringMatching(/^\d{4}$/),
    });
    expect((await open('/desk/people', TRAVELER)).acting).toBeNull();
  });

  it('are none where the piece has no screens', async () => {
    expect((await open('/card/anything')).status).toBe(404);
  });
});

/** A renderer that takes until a file is gone, and counts. */
const slowly = (busy: string) => `
import { existsSync } from 'node:fs';
let count = 0;
export const FRAGMENT_PIECES = ['desk', 'header', 'footer'];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async (piece, attributes, { nonce }) => {
  while (existsSync(${JSON.stringify(busy)})) await new Promise((resolve) => setTimeout(resolve, 10));
  return '<i id="' + piece + '" nonce="' + nonce + '">' + ++count + '</i>';
};
export const openScreen = async (piece, { page, member }) => ({ status: page === '/desk/one' && member ? 200 : 404, title: 'A page' });
`;

describe('pages of screens that anybody may ask for in any number', () => {
  const folder = mkdtemp(join(tmpdir(), 'screens-'));
  const MOST = 40;
  const context = useTestServer(createPGlite, async () => {
    const fragmentsModule = join(await folder, 'index.mjs');
    await writeFile(fragmentsModule, slowly(join(await folder, 'busy')));
    const limits = { fragment: { address: { max: MOST, windowSeconds: 600 }, grows: false } };
    return { fragmentsModule, screens: [{ piece: 'desk', below: '/desk' }], limits };
  });
  afterAll(async () => rm(await folder, { recursive: true }));

  const partsOf = (html: string) => {
    const parts: Record<string, { nonce: string; count: string }> = {};
    for (const [, piece = '', nonce = '', count = ''] of html.matchAll(/<i id="([\w-]+)" nonce="([^"]*)">(\d+)/g))
      parts[piece] = { nonce, count };
    return parts;
  };

  it('have a header and a footer that are rendered once, with the nonce of each page', async () => {
    const visitor = context.visit();
    await visitor.logIn(ADMIN);
    const pages = [];
    for (let i = 0; i < 2; i++) {
      const answer = await visitor.fetch('/desk/one');
      const parts = partsOf(await answer.text());
      const nonce = /'nonce-(.*?)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
      for (const part of Object.values(parts)) expect(part.nonce).toBe(nonce);
      pages.push(parts);
    }
    const [first, second] = pages;
    expect(second?.desk?.nonce).not.toBe(first?.desk?.nonce);
    expect(second?.desk?.count).not.toBe(first?.desk?.count);
    for (const piece of ['header', 'footer']) expect(second?.[piece]?.count).toBe(first?.[piece]?.count);
  });

  it('keep no member waiting, and count against the address', async () => {
    const member = context.visit();
    await member.logIn(ADMIN);
    await member.fetch('/desk/one');
    const stranger = context.visit();
    const busy = join(await folder, 'busy');
    await writeFile(busy, '');
    const statuses: number[] = [];
    const all = Array.from({ length: 64 }, async (_, n) => {
      const { status } = await stranger.fetch(`/desk/${n}`);
      statuses.push(status);
    });
    // All but those that are rendered and that wait.
    await expect.poll(() => statuses.length).toBeGreaterThan(20);
    for (const status of statuses) expect([429, 503]).toContain(status);
    const page = member.fetch('/desk/one');
    await rm(busy);
    expect((await page).status).toBe(200);
    await Promise.all(all);
    expect(statuses).toContain(404);
    const after = [];
    for (let i = 0; i <= MOST; i++) after.push((await stranger.fetch(`/desk/after/${i}`)).status);
    expect(after.at(-1)).toBe(429);
    expect((await member.fetch('/desk/one')).status).toBe(200);
  });
});
