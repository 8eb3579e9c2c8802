/** Versions of others' packages in the guests: what we promise from, what `npm test` builds with, and the newest of today. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const VERSION_SETS = ['lowest', 'pinned', 'newest'] as const;
export type VersionSet = (typeof VERSION_SETS)[number];

/** The lowest versions that docs/partner-guide.md names, and what belongs to them. Each guest pins what it is built with. */
export const LOWEST: Readonly<Record<string, string>> = {
  node: '22.12.0',
  react: '19.0.0',
  'react-dom': '19.0.0',
  '@types/react': '19.0.0',
  '@types/react-dom': '19.0.0',
  // Later ones need a later Node.
  jsdom: '26.0.0',
  vitest: '4.1.0',
  // Vitest 4.1 does not start with 6.0.
  vite: '6.1.0',
  '@vitejs/plugin-react': '4.3.4',
  '@vitejs/plugin-vue': '5.2.1',
  '@sveltejs/vite-plugin-svelte': '5.0.0',
  webpack: '5.90.0',
  'webpack-cli': '5.1.4',
  '@rspack/core': '1.0.0',
  '@rspack/cli': '1.0.0',
  next: '15.1.0',
  '@module-federation/enhanced': '2.0.0',
  '@module-federation/inject-external-runtime-core-plugin': '2.0.0',
  '@module-federation/runtime-tools': '2.0.0',
  '@r2wc/react-to-web-component': '2.1.0',
  typescript: '5.7.2',
  vue: '3.5.0',
  svelte: '5.0.0',
  'react-router': '7.0.1',
  'vue-router': '4.4.0',
  '@hotwired/turbo': '8.0.0',
};

/** The guest with an older React is there for that version. */
const KEPT: Readonly<Record<string, readonly string[]>> = { 'react-17': ['react', 'react-dom'] };

/** A guest that is about versions of its own, and uses no package of ours. */
const PINNED = 'hosts';

const OURS = /^(@travel-shell\/|travel-shell-)/;

export interface GuestManifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The newest versions on npm today. As numbers, because bundlers read a page's package.json. */
const newestOf = new Map<string, Promise<string>>();
function findNewest(name: string): Promise<string> {
  const shell = process.platform === 'win32';
  const found =
    newestOf.get(name) ??
    promisify(execFile)('npm', ['view', name, 'version'], { shell }).then(({ stdout }) => stdout.trim());
  newestOf.set(name, found);
  return found;
}

/** A guest's package.json with the versions of a set. */
export async function withVersions<M extends GuestManifest>(guest: string, manifest: M, set: VersionSet): Promise<M> {
  const choose = async ([name, pinned]: [string, string]) => {
    if (set === 'pinned' || guest === PINNED || OURS.test(name) || KEPT[guest]?.includes(name)) return [name, pinned];
    return [name, set === 'newest' ? await findNewest(name) : (LOWEST[name] ?? pinned)];
  };
  const chosen = async (versions?: Record<string, string>) =>
    Object.fromEntries(await Promise.all(Object.entries(versions ?? {}).map(choose)));
  return {
    ...manifest,
    dependencies: await chosen(manifest.dependencies),
    devDependencies: await chosen(manifest.devDependencies),
  };
}
