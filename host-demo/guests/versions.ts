/** Versions of others' packages in the guests: what we promise from, what `npm test` builds with, and the newest of today. */

export const VERSION_SETS = ['lowest', 'pinned', 'newest'] as const;
export type VersionSet = (typeof VERSION_SETS)[number];

/** The lowest versions that docs/partner-guide.md names, and what belongs to them. Each guest pins what it is built with. */
export const LOWEST: Readonly<Record<string, string>> = {
  node: '22.12.0',
  react: '19.0.0',
  'react-dom': '19.0.0',
  '@types/react': '19.0.0',
  vite: '6.0.0',
  '@vitejs/plugin-react': '4.3.4',
  webpack: '5.90.0',
  'webpack-cli': '5.1.4',
  '@rspack/core': '1.0.0',
  '@rspack/cli': '1.0.0',
  next: '15.1.0',
  '@module-federation/enhanced': '2.0.0',
  '@module-federation/inject-external-runtime-core-plugin': '2.0.0',
  '@module-federation/runtime-tools': '2.0.0',
  '@r2wc/react-to-web-component': '2.0.1',
  typescript: '5.6.2',
  vue: '3.5.0',
  svelte: '5.0.0',
  'react-router': '7.0.1',
  'vue-router': '4.4.0',
  '@hotwired/turbo': '8.0.0',
};

/** The guest with an older React is there for that version. */
const KEPT: Readonly<Record<string, readonly string[]>> = { 'react-17': ['react', 'react-dom'] };

const OURS = /^(@travel-shell\/|travel-shell-)/;

export interface GuestManifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A guest's package.json with the versions of a set. */
export function withVersions<M extends GuestManifest>(guest: string, manifest: M, set: VersionSet): M {
  const choose = ([name, pinned]: [string, string]): [string, string] => {
    if (set === 'pinned' || OURS.test(name) || KEPT[guest]?.includes(name)) return [name, pinned];
    return [name, set === 'newest' ? 'latest' : (LOWEST[name] ?? pinned)];
  };
  const chosen = (versions?: Record<string, string>) => Object.fromEntries(Object.entries(versions ?? {}).map(choose));
  return {
    ...manifest,
    dependencies: chosen(manifest.dependencies),
    devDependencies: chosen(manifest.devDependencies),
  };
}
