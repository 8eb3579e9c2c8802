import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findWebServer } from '../../scripts/webServers.mjs';
import { type Fragments, startFragments } from './startFragments.ts';
import { compileJava, copyOf, LIMIT_MS, type Site, startJava, startNginx, startPhp } from './startSites.ts';

let fragments: Fragments;
let folder: string;
let site: Site;
beforeAll(async () => {
  fragments = await startFragments();
});
afterAll(() => fragments.stop());
beforeEach(async () => {
  fragments.mode = 'answers';
  folder = await mkdtemp(join(tmpdir(), 'travel-shell-recipe-'));
});
afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The worker in this process, before a server with the page. */
async function startWorker(): Promise<Site> {
  const page = await copyOf('edge/page.html', {});
  const cut = page.indexOf('travel-shell:header');
  const behind = createServer((request, response) => {
    const nonce = crypto.randomUUID();
    // As the page's own server writes it.
    const head = page.slice(0, cut).replace('<style>', `<style nonce="${nonce}">`);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `style-src 'nonce-${nonce}'`,
      etag: '"page"',
    };
    if (request.headers['accept-encoding']?.includes('gzip')) {
      response.writeHead(200, { ...headers, 'content-encoding': 'gzip' });
      response.end(gzipSync(head + page.slice(cut)));
      return;
    }
    response.writeHead(200, headers);
    response.write(head);
    setTimeout(() => response.end(page.slice(cut)), 20);
  });
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  const { port } = behind.address() as AddressInfo;
  const file = join(folder, 'worker.mjs');
  await writeFile(
    file,
    await copyOf('edge/worker.js', {
      'https://shell.example.com/travel-shell/fragments': fragments.origin,
      'TIMEOUT_MS = 300': `TIMEOUT_MS = ${LIMIT_MS}`,
    }),
  );
  const { default: worker } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const server = createServer(async (request, response) => {
    const visit = new Request(`http://127.0.0.1:${port}${request.url}`, { headers: request.headers as HeadersInit });
    const answer: Response = await worker.fetch(visit);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async age() {
      vi.setSystemTime(Date.now() + 61_000);
    },
    async stop() {
      vi.useRealTimers();
      server.close();
      behind.close();
    },
  };
}

const JDK = spawnSync('javac', ['-version']).status === 0;

let classes: Promise<string> | undefined;
afterAll(async () => classes && rm(await classes, { recursive: true }));

const RECIPES = [
  ['nginx', () => startNginx({ folder, fragments: fragments.origin }), findWebServer('nginx') !== undefined],
  ['PHP', () => startPhp({ folder, fragments: fragments.origin }), findWebServer('PHP') !== undefined],
  ['an edge worker', startWorker, true],
  [
    'JSP',
    async () => {
      classes ??= compileJava({});
      return startJava({ fragments: fragments.origin }, await classes);
    },
    JDK,
  ],
] as const;

/** The page that a reader gets, and how long it took. */
async function open() {
  const from = performance.now();
  const answer = await fetch(`${site.origin}/`);
  const text = await answer.text();
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  return { text, nonce, ms: performance.now() - from };
}

/** Visitors who come together. */
const openAtOnce = () => Promise.all(Array.from({ length: 20 }, open));

const BROKEN = ['hangs', 'fails', 'drips'] as const;
/** nginx has a limit for each read, and none for an answer. */
const brokenWithoutCopy = (name: string) => BROKEN.filter((mode) => mode !== 'drips' || name !== 'nginx');

/** A link of the recipes, which leads to the shell, as the page is of another origin. */
const LINK = /<a [^>]*href="https:\/\/shell\.example\.com\//;
const SERVED = /<travel-header[^>]* active-vertical="flights"[^>]*>\s*<template shadowrootmode="open">/;
/** Much more than the time limit, much less than a hanging service takes. */
const SOON_MS = 8000;

describe.each(RECIPES.filter(([, , isThere]) => isThere))('the recipe for %s', (name, start) => {
  /** The worker runs in this process. */
  const expectWarning = () => name === 'an edge worker' && expectConsole(/Travel Shell: no header/);

  test('puts the fragment into the page, with the nonce of its policy on each style', async () => {
    site = await start();
    const [first, second] = [await open(), await open()];
    for (const { text, nonce } of [first, second]) {
      expect(text).toMatch(SERVED);
      expect(text).toMatch(LINK);
      expect(text).not.toMatch(/<a [^>]*href="\//);
      expect(text).toContain('Where to?');
      expect(nonce).toBeTruthy();
      const styles = text.match(/<style[^>]*>/g) ?? [];
      expect(styles.length).toBeGreaterThan(0);
      expect(new Set(styles)).toEqual(new Set([`<style nonce="${nonce}">`]));
    }
    expect(first.nonce).not.toBe(second.nonce);
  });

  test.each(BROKEN)('uses an old copy while the service %s, for many at once and from then on', async (mode) => {
    site = await start();
    await open();
    fragments.mode = mode;
    await site.age();
    expectWarning();
    for (const { text, ms } of [...(await openAtOnce()), await open()]) {
      expect(text).toMatch(SERVED);
      expect(text).toContain('Where to?');
      expect(ms).toBeLessThan(SOON_MS);
    }
  });

  test.each(brokenWithoutCopy(name))(
    'leaves the element alone where the service %s and there is no copy',
    async (mode) => {
      fragments.mode = mode;
      site = await start();
      expectWarning();
      const { text, ms } = await open();
      expect(text).toMatch(/<travel-header[^>]*><\/travel-header>/);
      // The header's room is kept.
      expect(text).toContain('travel-header { display: block; min-height');
      expect(text).not.toMatch(/shadowrootmode|Broken/);
      expect(text).toContain('Where to?');
      expect(ms).toBeLessThan(SOON_MS);
    },
  );

  test.each(brokenWithoutCopy(name))(
    'lets nobody wait for others where the service %s and there is no copy',
    async (mode) => {
      fragments.mode = mode;
      site = await start();
      expectWarning();
      for (const { text, ms } of await openAtOnce()) {
        expect(text).toMatch(/<travel-header[^>]*><\/travel-header>/);
        expect(text).toContain('Where to?');
        // One after the other would take a limit each.
        expect(ms).toBeLessThan(3 * LIMIT_MS);
      }
    },
  );

  test('gives twenty at once the fragment, or the element alone, also to those who take compressed pages', async () => {
    site = await start();
    const pages = await openAtOnce();
    for (const { text } of pages) expect(text).toMatch(/<travel-header[\s\S]*<\/travel-header>[\s\S]*Where to\?/);
    expect((await open()).text).toMatch(SERVED);
  });
});

describe.runIf(findWebServer('PHP'))('the recipe for PHP', () => {
  test('asks once for all pieces of a page', async () => {
    site = await startPhp({ folder, fragments: fragments.origin });
    fragments.asked.length = 0;
    const { text } = await open();
    expect(text).toMatch(/<travel-header[^>]*>\s*<template/);
    expect(text).toMatch(/<travel-footer[^>]*>\s*<template/);
    expect(fragments.asked).toHaveLength(1);
    await open();
    expect(fragments.asked).toHaveLength(1);
  });
});
