import { execFile, spawn, spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findWebServer } from '../../scripts/webServers.mjs';
import { ended, type Fragments, freePort, startFragments } from './startFragments.ts';

/** A page with the recipe's header in it, from a cache that is empty at first. */
interface Site {
  origin: string;
  /** Lets the kept copy become old. */
  age(): Promise<void>;
  stop(): Promise<void>;
}

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

/** In place of the recipes' 300 ms, in ms: a busy machine takes more for an answer that comes. */
const LIMIT_MS = 1500;

/** The recipe's file with other addresses, and more time. */
async function copyOf(file: string, replaced: Record<string, string>): Promise<string> {
  let text = await readFile(join(import.meta.dirname, file), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function startNginx(): Promise<Site> {
  const port = await freePort();
  const recipe = await copyOf('nginx/travel-shell.conf', {
    '/var/cache/nginx/travel-shell': join(folder, 'cache'),
    '127.0.0.1:4180': new URL(fragments.origin).host,
    '300ms': `${LIMIT_MS}ms`,
    'listen 8080': `listen 127.0.0.1:${port}`,
    '/srv/www': folder,
  });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await copyFile(join(import.meta.dirname, 'nginx/page.shtml'), join(folder, 'index.html'));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { types { text/html html; } access_log off; ${places.join(' ')} ${recipe} }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const server = spawn(findWebServer('nginx') as string, ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/nothing`), { timeout: 10_000 });
  return {
    origin,
    // The service says that its answers are fresh for a second.
    age: () => new Promise((resolve) => setTimeout(resolve, 2100)),
    stop: () => ended(server),
  };
}

async function startPhp(): Promise<Site> {
  const port = await freePort();
  const cache = join(folder, 'cache');
  await mkdir(join(folder, 'www'));
  await copyFile(join(import.meta.dirname, 'php/page.php'), join(folder, 'www/index.php'));
  const recipe = {
    'http://127.0.0.1:4180': fragments.origin,
    '/var/cache/travel-shell': cache,
    '$timeoutSeconds = 0.3': `$timeoutSeconds = ${LIMIT_MS / 1000}`,
  };
  await writeFile(join(folder, 'www/travel-shell.php'), await copyOf('php/travel-shell.php', recipe));
  const server = spawn(findWebServer('PHP') as string, ['-S', `127.0.0.1:${port}`, '-t', join(folder, 'www')], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '8' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/nothing.txt`), { timeout: 10_000 });
  return {
    origin,
    async age() {
      const [file] = await readdir(cache);
      const before = Date.now() / 1000 - 61;
      await utimes(join(cache, file as string), before, before);
    },
    stop: () => ended(server),
  };
}

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

/** A server with a page whose expression is the recipe's, as a JSP would have it. */
const JAVA_PAGE = `
import com.example.shell.TravelShell;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executors;

public class Page {
  public static void main(String[] arguments) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(arguments[0])), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", exchange -> {
      String nonce = UUID.randomUUID().toString();
      String brand = exchange.getRequestURI().getPath().equals("/warm") ? "sister" : "flagship";
      Map<String, String> attributes = Map.of("brand", brand, "locale", "en-US", "active-vertical", "flights");
      String page = "<!doctype html><style nonce=\\"" + nonce + "\\">travel-header { display: block; min-height: 62px }</style>"
          + TravelShell.fragment("header", attributes, nonce) + "<main>Where to?</main>";
      byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
      exchange.getResponseHeaders().set("Content-Security-Policy", "style-src 'nonce-" + nonce + "'");
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
      exchange.close();
    });
    server.start();
  }
}
`;

let classes: Promise<string> | undefined;
afterAll(async () => classes && rm(await classes, { recursive: true }));

async function compileJava(): Promise<string> {
  const output = await mkdtemp(join(tmpdir(), 'travel-shell-classes-'));
  const recipe = await copyOf('jsp/TravelShell.java', {
    'Duration.ofMillis(300)': `Duration.ofMillis(${LIMIT_MS})`,
    'FRESH = Duration.ofSeconds(60)': 'FRESH = Duration.ofSeconds(1)',
  });
  await writeFile(join(output, 'TravelShell.java'), recipe);
  await writeFile(join(output, 'Page.java'), JAVA_PAGE);
  await promisify(execFile)('javac', ['-d', output, join(output, 'Page.java'), join(output, 'TravelShell.java')]);
  return output;
}

async function startJava(): Promise<Site> {
  const port = await freePort();
  classes ??= compileJava();
  const args = [`-DtravelShell.fragments=${fragments.origin}`, '-cp', await classes, 'Page', `${port}`];
  const server = spawn('java', args, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  // Another fragment, as a new process takes its time for all that comes first.
  await vi.waitFor(() => fetch(`${origin}/warm`), { timeout: 30_000 });
  return {
    origin,
    age: () => new Promise((resolve) => setTimeout(resolve, 1100)),
    stop: () => ended(server),
  };
}

const RECIPES = [
  ['nginx', startNginx, findWebServer('nginx') !== undefined],
  ['PHP', startPhp, findWebServer('PHP') !== undefined],
  ['an edge worker', startWorker, true],
  ['JSP', startJava, JDK],
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
    site = await startPhp();
    fragments.asked.length = 0;
    const { text } = await open();
    expect(text).toMatch(/<travel-header[^>]*>\s*<template/);
    expect(text).toMatch(/<travel-footer[^>]*>\s*<template/);
    expect(fragments.asked).toHaveLength(1);
    await open();
    expect(fragments.asked).toHaveLength(1);
  });
});
