/** Whose the pages and mails of the server are. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../areas/auth/testing/outbox.ts';
import { submit } from '../areas/auth/testing/submit.ts';
import { createPGlite } from '../testing/databases.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { useTestServer } from '../testing/useTestServer.ts';

const RENDERER = `
export const FRAGMENT_PIECES = ['header', 'footer', 'business'];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async (piece, { brand }) => '<i>' + piece + ' of ' + brand + '</i>';
export const openScreen = async () => ({ status: 200, title: 'Home' });
`;
const SITE = { name: 'Acme & Co', brand: 'sister', icon: '/acme.svg', styles: '/acme.css' };

describe('a site of its own name and brand', () => {
  const folder = mkdtemp(join(tmpdir(), 'site-'));
  const context = useTestServer(createPGlite, async () => {
    const fragmentsModule = join(await folder, 'index.mjs');
    await writeFile(fragmentsModule, RENDERER);
    return { fragmentsModule, site: SITE };
  });
  afterAll(async () => rm(await folder, { recursive: true }));

  const read = async (path: string) => (await context.visit().fetch(path)).text();

  it.each(['/login', '/s/ident/forgot', '/business', '/demo/outbox'])('has them at %s', async (path) => {
    const html = await read(path);
    expect(html).toContain(' – Acme &amp; Co</title>');
    expect(html).toContain('<link rel="icon" href="/acme.svg">');
    // Last, so that it has the last word.
    expect(html.match(/<link rel="stylesheet" href="[^"]+"/g)?.map((link) => link.slice(29, -1))).toEqual([
      ...['/travel-shell/fonts/sister.css', '/site/pages.css', '/acme.css'],
    ]);
    expect(html).not.toMatch(/Travel Shell|flagship/);
  });

  it('has them above forms, around screens and below mails', async () => {
    expect(await read('/login')).toContain('<img src="/acme.svg" alt="" width="28" height="28"> Acme &amp; Co</a>');
    expect(await read('/business')).toContain('<i>header of sister</i>');
    const visitor = context.visit();
    await submit(visitor, '/k/run/auth/forgot', { username: 'ada@example.com' });
    const [mail] = await mailsTo(visitor, 'ada@example.com');
    expect(mail?.text).toMatch(/\n\nAcme & Co$/);
  });
});

it('a brand that is not there is refused at start', async () => {
  await expect(startTestServer({ site: { brand: 'acme' } })).rejects.toThrow(/SITE: there is no brand "acme"/);
});
