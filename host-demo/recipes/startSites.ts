/** Starts a server with a page by one of the recipes, from a cache that is empty at first. */
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findWebServer } from '../../scripts/webServers.mjs';
import { ended, freePort } from './startFragments.ts';

/** A page with the recipe's pieces in it. */
export interface Site {
  origin: string;
  /** Lets the kept copy become old. */
  age(): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** A folder for what the server writes. */
  folder: string;
  /** Origin of the fragment service. */
  fragments: string;
  /** The page in place of the recipe's own. */
  page?: string;
  /** Origin of the shell in place of the guides'. */
  shell?: string;
  /** In place of the recipes' 300 ms, in ms: a busy machine takes more for an answer that comes. */
  limit?: number;
}

const SHELL = 'https://shell.example.com';
export const LIMIT_MS = 1500;

/** The recipe's file with other addresses, and more time. */
export async function copyOf(file: string, replaced: Record<string, string>): Promise<string> {
  let text = await readFile(join(import.meta.dirname, file), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Resolves once something answers at the address. */
async function answering(address: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await fetch(address).then(Boolean, () => false))) {
    if (Date.now() > end) throw new Error(`Nothing answers at ${address}.`);
    await wait(100);
  }
}

export async function startNginx({ folder, fragments, page, limit = LIMIT_MS }: SiteOptions): Promise<Site> {
  const port = await freePort();
  const recipe = await copyOf('nginx/travel-shell.conf', {
    '/var/cache/nginx/travel-shell': join(folder, 'cache'),
    '127.0.0.1:4180': new URL(fragments).host,
    '300ms': `${limit}ms`,
    'listen 8080': `listen 127.0.0.1:${port}`,
    '/srv/www': folder,
  });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(join(folder, 'index.html'), page ?? (await copyOf('nginx/page.shtml', {})));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { types { text/html html; } access_log off; ${places.join(' ')} ${recipe} }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const server = spawn(findWebServer('nginx') as string, ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/nothing`);
  return {
    origin,
    // The service says that its answers are fresh for a second.
    age: () => wait(2100),
    stop: () => ended(server),
  };
}

export async function startPhp({
  folder,
  fragments,
  page,
  shell = SHELL,
  limit = LIMIT_MS,
}: SiteOptions): Promise<Site> {
  const port = await freePort();
  const cache = join(folder, 'cache');
  await mkdir(join(folder, 'www'), { recursive: true });
  await writeFile(join(folder, 'www/index.php'), page ?? (await copyOf('php/page.php', {})));
  const recipe = await copyOf('php/travel-shell.php', {
    'http://127.0.0.1:4180': fragments,
    '/var/cache/travel-shell': cache,
    '$timeoutSeconds = 0.3': `$timeoutSeconds = ${limit / 1000}`,
    [SHELL]: shell,
  });
  await writeFile(join(folder, 'www/travel-shell.php'), recipe);
  const server = spawn(findWebServer('PHP') as string, ['-S', `127.0.0.1:${port}`, '-t', join(folder, 'www')], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '8' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/nothing.txt`);
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

/** A server whose page is Java, in place of a container for JSP. `code` sets `page`, a text. */
const javaPage = (code: string) => `
import com.example.shell.TravelShell;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executors;

public class Page {
  record Response(com.sun.net.httpserver.Headers headers) {
    void setHeader(String name, String value) {
      headers.set(name, value);
    }
  }

  public static void main(String[] arguments) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(arguments[0])), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", exchange -> {
      var response = new Response(exchange.getResponseHeaders());
      String path = exchange.getRequestURI().getPath();
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      ${code}
      byte[] bytes = page.toString().getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
      exchange.close();
    });
    server.start();
  }
}
`;

/** A page whose expression is the recipe's, as a JSP would have it. */
const RECIPE_CODE = `
      String nonce = UUID.randomUUID().toString();
      String brand = path.equals("/warm") ? "sister" : "flagship";
      Map<String, String> attributes = Map.of("brand", brand, "locale", "en-US", "active-vertical", "flights");
      String page = "<!doctype html><style nonce=\\"" + nonce + "\\">travel-header { display: block; min-height: 62px }</style>"
          + TravelShell.fragment("header", attributes, nonce) + "<main>Where to?</main>";
      response.setHeader("Content-Security-Policy", "style-src 'nonce-" + nonce + "'");`;

/** The statements that a container makes of a JSP: its texts, expressions and scriptlets, in their order. */
function translateJsp(jsp: string): string {
  const statements = jsp.split(/(<%[\s\S]*?%>)/).map((part) => {
    if (part.startsWith('<%@')) return '';
    if (part.startsWith('<%=')) return `page.append(${part.slice(3, -2)});`;
    return part.startsWith('<%') ? part.slice(2, -2) : `page.append(${JSON.stringify(part)});`;
  });
  return ['var page = new StringBuilder();', ...statements].join('\n');
}

/** Compiles the recipe and a page for `startJava`; resolves with the folder of the classes, to be removed by the caller. */
export async function compileJava({ page, limit = LIMIT_MS }: Pick<SiteOptions, 'page' | 'limit'>): Promise<string> {
  const output = await mkdtemp(join(tmpdir(), 'travel-shell-classes-'));
  const recipe = await copyOf('jsp/TravelShell.java', {
    'Duration.ofMillis(300)': `Duration.ofMillis(${limit})`,
    'FRESH = Duration.ofSeconds(60)': 'FRESH = Duration.ofSeconds(1)',
  });
  await writeFile(join(output, 'TravelShell.java'), recipe);
  await writeFile(join(output, 'Page.java'), javaPage(page === undefined ? RECIPE_CODE : translateJsp(page)));
  try {
    await promisify(execFile)('javac', ['-d', output, join(output, 'Page.java'), join(output, 'TravelShell.java')]);
  } catch (error) {
    await rm(output, { recursive: true });
    throw error;
  }
  return output;
}

export async function startJava(
  { fragments, shell = SHELL }: Pick<SiteOptions, 'fragments' | 'shell'>,
  classes: string,
): Promise<Site> {
  const port = await freePort();
  const settings = [`-DtravelShell.fragments=${fragments}`, `-DtravelShell.origin=${shell}`];
  const server = spawn('java', [...settings, '-cp', classes, 'Page', `${port}`], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  // Another fragment, as a new process takes its time for all that comes first.
  await answering(`${origin}/warm`);
  return { origin, age: () => wait(1100), stop: () => ended(server) };
}
