import { readdirSync, readFileSync } from 'node:fs';
import { type Bundle, bundle } from '@travel-shell/testing/bundle';
import { describe, expect, it } from 'vitest';

/** The packages that all pieces on the page share. */
const SHARED = ['@travel-shell/api', '@travel-shell/store'];
/** Files beside the core that may be on a page more than once. */
const HELPERS = [
  'callVersioned',
  'entityFamily',
  'fill',
  'lastReload',
  'loadFailure',
  'navigate',
  'relay',
  'retryKey',
  'safeUrl',
];

type Room = 'api' | 'store';
const src = (room: Room) => new URL(`../../${room}/src/`, import.meta.url);
const areasOf = (room: Room) =>
  readdirSync(src(room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, src(room))).includes('index.ts'))
    .map((entry) => entry.name);
const apiAreas = areasOf('api');
const storeAreas = areasOf('store');

const contract = readFileSync(new URL('../../contract/openapi.yaml', import.meta.url), 'utf8');
const paths = [...contract.matchAll(/^ {2}(\/\S{3,}):$/gm)].map(([, path = '']) => path);
/** The API calls in a bundle, by their paths in the contract. */
const callsIn = (code: string) =>
  paths.filter((path) => [`"${path}"`, `'${path}'`, `\`${path}\``].some((text) => code.includes(text)));

const exportAll = (names: string[]) => names.map((name, i) => `export * as a${i} from '${name}';`).join('\n');
/** Files of the cores that must not be in a piece. */
const coreFilesOf = ({ files }: Bundle) =>
  files
    .filter((file) => /^shared\/(api|store)\/src\/[^/]+$/.test(file))
    .filter((file) => !HELPERS.some((name) => file.endsWith(`/${name}.ts`)));

describe('client and store on every page', () => {
  it('make no call of the back end while nothing asks for one', { timeout: 60_000 }, async () => {
    const { code } = await bundle(exportAll(['@travel-shell/store']), ['@travel-shell/api']);
    expect(callsIn(code)).toEqual([]);
  });

  it('have three calls: the form token, the auth state, signing out', { timeout: 60_000 }, async () => {
    const { code } = await bundle(exportAll(SHARED));
    expect(callsIn(code)).toHaveLength(3);
  });
});

describe('what a piece does not use is not in its chunk', () => {
  it.each(apiAreas)('one call of %s brings no other, and no second client', { timeout: 120_000 }, async (area) => {
    const exports: Record<string, unknown> = await import(`../../api/src/${area}/index.ts`);
    const names = Object.keys(exports).filter((name) => typeof exports[name] === 'function');
    const whole = callsIn((await bundle(exportAll([`@travel-shell/api/${area}`]), SHARED)).code);
    for (const name of names) {
      const alone = await bundle(`export { ${name} } from '@travel-shell/api/${area}';`, SHARED);
      expect(coreFilesOf(alone), name).toEqual([]);
      // Calls that differ only by a word share one function.
      expect(callsIn(alone.code).length, name).toBeLessThanOrEqual(Math.min(3, whole.length));
    }
  });

  it.each(storeAreas)('the entities of %s meet in the page’s one store', { timeout: 60_000 }, async (area) => {
    expect(coreFilesOf(await bundle(exportAll([`@travel-shell/store/${area}`]), SHARED))).toEqual([]);
  });
});
