/** The demo's pages below `/business`; the scenario of the screens has the built piece. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPGlite } from '../../testing/databases.ts';
import { DEMO_ADDRESSES, KIT_ADDRESSES, MISSING_ADDRESSES } from '../../testing/hubAddresses.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

/** A renderer whose piece knows one screen, which needs a permission, and whose hub has all of its folders. */
const RENDERER = `
export const FRAGMENT_PIECES = ['business', 'admin-hub', 'header', 'footer', 'booking-for'];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async (piece, { 'traveler-name': name = '' }) => \`<travel-\${piece}>\${name}</travel-\${piece}>\`;
const statusFor = (member) => member && (JSON.parse(member).permissions.includes('COMPANY_SETTINGS_MANAGEMENT') ? 200 : 403);
export const openScreen = async (piece, { page, member }) => {
  if (piece === 'admin-hub') return /^.business.(company|policy|users|approvals|integrations|account-|payment-|trip-|traveler-)/.test(page)
    ? { status: 200, title: 'Hub ' + page } : { status: 404, title: 'No page of the hub' };
  if (piece !== 'business') return undefined;
  return page === '/business/tasks/company' ? { status: statusFor(member), title: 'Steps' } : { status: 404, title: 'None' };
};
`;

describe('the pages of a company in the demo', () => {
  const folder = mkdtemp(join(tmpdir(), 'business-screens-'));
  const context = useTestServer(createPGlite, async () => {
    const fragmentsModule = join(await folder, 'index.mjs');
    await writeFile(fragmentsModule, RENDERER);
    return { fragmentsModule };
  });
  afterAll(async () => rm(await folder, { recursive: true }));

  async function open(path: string, username?: string) {
    const visitor = context.visit();
    if (username) await visitor.logIn(username);
    const answer = await visitor.fetch(path);
    const html = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      heading: /<h1>(.*?)<\/h1>/.exec(html)?.[1],
      html,
      title: /<title>(.*) – Travel Shell<\/title>/.exec(html)?.[1],
    };
  }

  it.each([
    ['an administrator', 'grace@example.com', 200],
    ['a traveler', 'ines@northwind.example', 403],
    ['somebody in no company', 'ada@example.com', 403],
  ])('RTE-025 BIZ-070 answer %s with what the table of the piece says', async (_who, username, status) => {
    expect(await open('/business/tasks/company', username)).toMatchObject({ status, title: 'Steps' });
  });

  it('say in the header whom a member books for, and nothing to a member who books for nobody else', async () => {
    const inHeader = (name: string) =>
      `<travel-header><travel-booking-for slot="actions">${name}</travel-booking-for></travel-header>`;
    expect((await open('/business/tasks/company', 'grace@example.com')).html).toContain(inHeader('Ines Duarte'));
    expect((await open('/business/tasks/company', 'mateo@northwind.example')).html).toContain(inHeader(''));
    const { html } = await open('/business/tasks/company', 'ines@northwind.example');
    expect(html).toContain('<travel-header></travel-header>');
    expect(html).not.toContain('booking-for');
  });

  it('lead who is signed out to the login, and back', async () => {
    expect(await open('/business/tasks/company')).toMatchObject({
      status: 303,
      location: '/login?redir=%2Fbusiness%2Ftasks%2Fcompany',
    });
  });

  it('are 404 where there is none', async () => {
    expect(await open('/business')).toMatchObject({ status: 404, title: 'None' });
    expect(await open('/business/nowhere')).toMatchObject({ status: 404, title: 'None' });
  });

  it('BIZ-071 to BIZ-098 are those of the admin hub, each page of it', async () => {
    for (const url of [...KIT_ADDRESSES, ...DEMO_ADDRESSES, ...MISSING_ADDRESSES])
      expect(await open(url), url).toMatchObject({ status: 200, title: `Hub ${url}` });
    // The server has a page of its own there.
    expect(await open('/business/company/delete')).toMatchObject({ status: 303 });
  });

  it.each(['/business/approval', '/business/book', '/business/stats'])(
    'leave %s, which menus lead to, what it is',
    async (path) => {
      expect(await open(path)).toMatchObject({ status: 200, heading: `You are at <code>${path}</code>` });
    },
  );

  it("leave the server's own pages what they are", async () => {
    expect(await open('/business/verify')).toMatchObject({ status: 303 });
    expect((await open('/business/link/nothing')).title).not.toBe('None');
    expect((await open('/business/signup/nothing')).title).not.toBe('None');
  });
});
