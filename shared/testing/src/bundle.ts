/** For tests: bundles an import like a page's script. */
import { build, type Plugin } from 'vite';

export interface Bundle {
  code: string;
  /** The kit's files in it, relative to the repository's root. */
  files: string[];
}

const ROOT = new URL('../../../', import.meta.url).pathname;
const ENTRY = '\0entry';
/** Vite's own helper around each `import()`, which our build has not. */
const PRELOAD = '\0vite/preload-helper.js';

/** `shared` are modules the page has already; React and jotai always are. */
export async function bundle(
  source: string,
  shared: readonly (string | RegExp)[] = [],
  plugins: readonly Plugin[] = [],
): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      ...plugins,
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? source : id === PRELOAD ? 'export const __vitePreload = (load) => load();' : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        external: [/^react/, /^jotai/, ...shared],
        preserveEntrySignatures: 'strict',
      },
      modulePreload: false,
      minify: true,
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('vite built nothing');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('vite built no entry');
  return {
    code: entry.code,
    files: entry.moduleIds.filter((id) => id.startsWith(ROOT)).map((id) => id.slice(ROOT.length)),
  };
}
