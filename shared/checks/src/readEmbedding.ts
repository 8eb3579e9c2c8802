import type { ShellConfig } from '@travel-shell/core';
import { configScript } from '@travel-shell/core/configScript';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';

/** Matches any piece's tag, as in the loader. */
export const PIECE_TAGS = /^travel-/;

/** Step 0 leaves this at `Symbol.for('travel-shell.loader')`, as far as it is read here. */
interface Loader {
  base: string;
  given: Partial<ShellConfig>;
  defaults: Partial<ShellConfig>;
}

interface Shell {
  version?: string;
  release?: string;
  config?: ShellConfig;
}

/** How the page embeds the kit. */
export interface Embedding {
  /** The tags of loader.js, in document order. */
  tags: readonly HTMLScriptElement[];
  /** Addresses of loader.js without search: of the tags, and of `import()`. */
  loaders: readonly string[];
  /** Folder of the loader that runs, else that of the first tag. */
  base: string | undefined;
  /** `window.travelShell`, once a loader or the package has made it. */
  shell: Shell | undefined;
  /** Undefined beside `@travel-shell/elements`, and where loader.js has not run. */
  loader: Loader | undefined;
  /** The pieces that the loader can find: not in the shadow root of something else. */
  pieces: readonly HTMLElement[];
  /** The page's own configuration; empty where its script does not parse, and then why. */
  given: Partial<ShellConfig>;
  configError: string | undefined;
  /** Origin of the back end that counts. */
  apiBase: string;
  /** The page's HTML as it was served, if that is known. */
  served?: string;
}

const LOADER_FILE = /\/travel-shell\/([^/]+\/)?loader\.js$/;

export function readEmbedding(): Embedding {
  const loader = (globalThis as Record<symbol, Loader | undefined>)[Symbol.for('travel-shell.loader')];
  const shell = ownGlobal<Shell>('travelShell');
  const isLoader = (url: string) => LOADER_FILE.test(url) || url === `${loader?.base}loader.js`;
  const tags = [...pageDocument.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    isLoader(withoutSearch(src)),
  );
  const loaded = performance.getEntriesByType('resource').map(({ name }) => withoutSearch(name));
  const loaders = [...new Set([...tags.map(({ src }) => withoutSearch(src)), ...loaded.filter(isLoader)])];
  const base = loader?.base ?? loaders[0]?.replace(/[^/]*$/, '');
  // Both: `configure()` before the first intent adds to the first, later ones are in the configuration alone.
  const { config, configError } = scriptConfig();
  const given = { ...loader?.given, ...config };
  const configured = shell?.config?.apiBase ?? given.apiBase;
  return {
    tags,
    loaders,
    base,
    shell: shell?.version ? shell : undefined,
    loader,
    pieces: [...pageDocument.querySelectorAll<HTMLElement>('*')].filter(({ localName }) => PIECE_TAGS.test(localName)),
    given,
    configError,
    apiBase: configured || (base && configured === undefined ? new URL(base).origin : location.origin),
  };
}

function scriptConfig(): { config?: Partial<ShellConfig>; configError?: string } {
  try {
    return { config: JSON.parse(configScript()?.text ?? '{}') };
  } catch (error) {
    return { configError: (error as Error).message };
  }
}

const withoutSearch = (url: string) => url.replace(/[?#].*/, '');
