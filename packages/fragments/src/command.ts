import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BRANDS, LOCALES, PRESENTATIONS } from '@travel-shell/core';
import { exportFragments } from './exportFragments.ts';
import type { FragmentOptions, FragmentRenderer } from './renderFragment.tsx';
import type { Origins } from './resolveOrigins.ts';
import { startServer } from './startServer.ts';

/** The command line is invalid. Its message is for the person who typed it. */
class UsageError extends Error {}

const COMMANDS = ['serve', 'export'];

const HELP = `Usage: travel-shell-fragments serve [options]
       travel-shell-fragments export --out <folder> [options]

serve answers /<piece>/<brand>.<locale>.<presentation>.html and, in its query, all
other attributes; also below /travel-shell/fragments, and /healthz.

  --port <number>          4180 by default, 0 for any free one
  --host <address>         127.0.0.1 by default; 0.0.0.0 for every network
  --origin <origin>        the only origin whose pages may read them, by default any
  --brand <file.json>      a further brand, built by travel-shell-brand; may be repeated

export writes the same fragments as files, each with a .br beside it.

  --out <folder>
  --piece <name>           only these; may be repeated
  --brand <name>           only these; may be repeated: ${BRANDS.join(', ')},
                           or the file of a further brand
  --locale <name>          only these; may be repeated: ${LOCALES.join(', ')}
  --presentation <name>    only these; may be repeated: ${PRESENTATIONS.join(', ')}

Both:

  --data <file.json>       what pieces show from a back end: {"footer": …, "country-picker": …}
  --api-base <origin>      the back end's, for pages of another origin: of pictures, forms and links
  --site-base <origin>     of links, where that is another one
  --help

Exit code: 0 done, 1 failed, 2 the command line is wrong.`;

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;

const OPTIONS = {
  port: text,
  host: text,
  origin: text,
  out: text,
  piece: list,
  brand: list,
  locale: list,
  presentation: list,
  data: text,
  'api-base': text,
  'site-base': text,
  help: { type: 'boolean' },
} as const;

/** Which command takes an option, besides those of both. */
const ONLY: Readonly<Record<string, string>> = {
  port: 'serve',
  host: 'serve',
  origin: 'serve',
  out: 'export',
  piece: 'export',
  locale: 'export',
  presentation: 'export',
};

/** The command `travel-shell-fragments` of these pieces. Takes its arguments, resolves to its exit code. */
export function createCommand(renderer: FragmentRenderer): (args: readonly string[]) => Promise<number> {
  return async function run(args) {
    try {
      const { command, values } = readArguments(args);
      if (values.help) console.log(HELP);
      else if (command === 'serve') await serve(renderer, values);
      else await write(renderer, values);
      return 0;
    } catch (error) {
      const isExpected = error instanceof UsageError || (error as NodeJS.ErrnoException).syscall !== undefined;
      console.error(isExpected ? (error as Error).message : error);
      if (!(error instanceof UsageError)) return 1;
      console.error('See travel-shell-fragments --help.');
      return 2;
    }
  };
}

type Values = ReturnType<typeof readArguments>['values'];

function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command = '', ...more] = positionals;
  if (values.help) return { command, values };
  if (!COMMANDS.includes(command) || more.length > 0) {
    throw new UsageError(`"${positionals.join(' ')}" is not a command: expected ${COMMANDS.join(' or ')}.`);
  }
  for (const name of Object.keys(values)) {
    const other = ONLY[name];
    if (other && other !== command) throw new UsageError(`--${name} is an option of ${other}, not of ${command}.`);
  }
  return { command, values };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function serve(renderer: FragmentRenderer, values: Values): Promise<void> {
  const { host = '127.0.0.1', origin = '*' } = values;
  const port = Number(values.port ?? 4180);
  if (!/^\d+$/.test(values.port ?? '0') || port > 65535) {
    throw new UsageError(`--port "${values.port}": expected a whole number from 0 to 65535.`);
  }
  if (origin !== '*') checkOrigin('origin', origin);
  const brands = await registerBrands(renderer, values.brand);
  const own = brands.find((name) => BRANDS.some((brand) => brand === name));
  if (own !== undefined) throw new UsageError(`--brand "${own}": expected a file. All our own brands are served.`);
  const data = await readData(renderer, values.data);
  const origins = readOrigins(values);
  const server = await startServer(renderer, { port, host, origin, readData: async () => data, origins });
  const { address, family, port: actual } = server.address() as AddressInfo;
  console.log(`Fragments: http://${family === 'IPv6' ? `[${address}]` : address}:${actual}/`);
  await new Promise<void>((stopped) => {
    server.once('close', stopped);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
  });
}

async function write(renderer: FragmentRenderer, values: Values): Promise<void> {
  if (values.out === undefined) throw new UsageError('--out is missing: expected the folder to write to.');
  const out = resolve(values.out);
  const options = {
    out,
    pieces: chosen('piece', values.piece, renderer.FRAGMENT_PIECES),
    brands: values.brand ? await registerBrands(renderer, values.brand) : BRANDS,
    locales: chosen('locale', values.locale, LOCALES),
    presentations: chosen('presentation', values.presentation, PRESENTATIONS),
    data: await readData(renderer, values.data),
    origins: readOrigins(values),
  };
  console.log(`${await exportFragments(renderer, options)} fragments written to ${out}.`);
}

function checkOrigin(option: string, origin: string): void {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return;
  throw new UsageError(`--${option} "${origin}": expected an origin such as https://www.example.com.`);
}

function readOrigins({ 'api-base': apiBase, 'site-base': siteBase }: Values): Origins {
  if (apiBase) checkOrigin('api-base', apiBase);
  if (siteBase) checkOrigin('site-base', siteBase);
  return { ...(apiBase && { apiBase }), ...(siteBase && { siteBase }) };
}

/** All where none is given. */
function chosen(option: string, given: readonly string[] | undefined, known: readonly string[]): readonly string[] {
  const unknown = given?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`--${option} "${unknown}": expected one of ${known.join(', ')}.`);
  return given ?? known;
}

/** Reads the files among these brands. Resolves to the names of all. */
function registerBrands(renderer: FragmentRenderer, given: readonly string[] = []): Promise<string[]> {
  return Promise.all(
    given.map(async (brand) => {
      if (!/\.json$/.test(brand)) return chosen('brand', [brand], BRANDS)[0] as string;
      try {
        return renderer.registerBrand(JSON.parse(await readFile(brand, 'utf8')));
      } catch (error) {
        throw new UsageError(`--brand "${brand}" cannot be used: ${(error as Error).message}`);
      }
    }),
  );
}

async function readData(
  { FRAGMENT_PIECES }: FragmentRenderer,
  file: string | undefined,
): Promise<NonNullable<FragmentOptions['data']>> {
  if (file === undefined) return {};
  let data: unknown;
  try {
    data = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--data "${file}" cannot be read as JSON: ${(error as Error).message}`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new UsageError(`--data "${file}": expected an object with the data of each piece, such as {"footer": {…}}.`);
  }
  const unknown = Object.keys(data).find((name) => !FRAGMENT_PIECES.includes(name));
  if (unknown === undefined) return data as Record<string, unknown>;
  throw new UsageError(`--data "${file}" has "${unknown}": expected one of ${FRAGMENT_PIECES.join(', ')}.`);
}
