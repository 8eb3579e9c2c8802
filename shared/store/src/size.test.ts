import { globSync, readdirSync, readFileSync } from 'node:fs';
import { type Bundle, bundle } from '@travel-shell/testing/bundle';
import { describe, expect, it } from 'vitest';

/**
 * What a page may download of client and store on top of React and jotai. In bytes; the stricter of two readings of KB.
 * A page has the core once, and of the areas what its pieces use; no page uses all of them.
 */
const BUDGET = 15_040;
/** The core alone, on a page that calls the back end. */
const CORE_BUDGET = 6_440;
/** The core's store, which every page with React has; its client comes with the first call. */
const STORE_BUDGET = 3_460;
/** What all pieces on the page share. */
const SHARED = ['@travel-shell/api', '@travel-shell/store'];
/** Files beside the core that may be on a page more than once. */
const HELPERS = ['callVersioned', 'entityFamily', 'lastReload', 'navigate', 'relay', 'safeUrl'];

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

const PACKAGES = new URL('../../../packages/', import.meta.url);
/** What a piece uses of client and store beyond the core, as one module, including what it loads later. */
function takenBy(piece: string): string {
  const names = new Map<string, Set<string>>();
  const files = globSync(`${piece}/src/**/*.{ts,tsx}`, { cwd: PACKAGES });
  for (const file of files.filter(
    (name) => !/\.(test|stories|fixtures)\.|[\\/]test[A-Z]|[\\/]testing[\\/]/.test(name),
  )) {
    const source = readFileSync(new URL(file, PACKAGES), 'utf8');
    for (const [, list = '', from = ''] of source.matchAll(
      /import \{([^}]*)\} from '(@travel-shell\/(?:api|store)\/[^']+)'/g,
    )) {
      const taken = names.get(from) ?? new Set<string>();
      for (const name of list.split(',').map((text) => text.trim())) {
        if (name && !name.startsWith('type ')) taken.add(name.split(' as ')[0] ?? name);
      }
      names.set(from, taken);
    }
  }
  // Two rooms may share a name.
  return [...names]
    .flatMap(([from, taken], at) => [...taken].map((name) => `export { ${name} as ${name}${at} } from '${from}';`))
    .join('\n');
}

describe('client and store on top of React and jotai', () => {
  it('stay within 3.46 KB brotli without a call of the back end', { timeout: 60_000 }, async () => {
    const { brotli, code } = await bundle(exportAll(['@travel-shell/store']), ['@travel-shell/api']);
    console.log(`store on every page: ${brotli} bytes brotli (budget ${STORE_BUDGET})`);
    expect(callsIn(code)).toEqual([]);
    expect(brotli).toBeLessThanOrEqual(STORE_BUDGET);
  });

  it('stay within 6.44 KB brotli with one', { timeout: 60_000 }, async () => {
    const { brotli, code } = await bundle(exportAll(SHARED));
    console.log(`client and store: ${brotli} bytes brotli (budget ${CORE_BUDGET})`);
    expect(callsIn(code)).toHaveLength(3); // the form token, the auth state, signing out
    expect(brotli).toBeLessThanOrEqual(CORE_BUDGET);
  });

  it.each([
    ['a signed-in visitor', ['header', 'account-menu', 'footer', 'pickers']],
    ['a visitor who signs in', ['header', 'sign-in', 'footer', 'pickers']],
  ])('stay within 15 KB on a page of %s', { timeout: 120_000 }, async (who, pieces) => {
    const parts = [(await bundle(exportAll(SHARED))).brotli];
    // Each piece bundles what it uses, so two may contain the same code.
    for (const piece of pieces) parts.push((await bundle(takenBy(piece), SHARED)).brotli);
    const together = parts.reduce((sum, part) => sum + part, 0);
    console.log(`client and store on a page of ${who}: ${parts.join(' + ')} = ${together} bytes brotli`);
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(together).toBeLessThanOrEqual(BUDGET);
  });

  it.each(storeAreas)('stay within 15 KB with all of %s', { timeout: 60_000 }, async (area) => {
    const names = [`@travel-shell/store/${area}`, ...(apiAreas.includes(area) ? [`@travel-shell/api/${area}`] : [])];
    const { brotli, code } = await bundle(exportAll([...SHARED, ...names]));
    console.log(`client and store with ${area}, ${callsIn(code).length} calls: ${brotli} bytes brotli`);
    expect(brotli).toBeLessThanOrEqual(BUDGET);
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
