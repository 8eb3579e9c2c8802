import { decode } from '@jridgewell/sourcemap-codec';
import type { Chunk, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

/** The modules of the built files. File paths are relative to dist/travel-shell/. */
export interface BuiltModules {
  /** Paths relative to the workspace; those of packages begin with `node_modules/<name>/`. */
  modules: string[];
  files: Record<string, FileModules>;
}

export interface FileModules {
  /** The file's text in order: how many characters come from which module, by index in `modules`. */
  runs: [module: number, length: number][];
  /** Files that this one may load lazily. */
  loads: string[];
}

/** What the bundler itself adds around the modules. */
export const BUNDLER = 'webpack';

/** Fallbacks for shared modules: not loaded on a page with the loader, which provides all of these. */
const FALLBACKS = ['consume-shared-module', 'provide-shared-module'];

/**
 * Lists which module each character of a built chunk comes from, as a source map knows it: after unused exports were
 * dropped, modules joined and everything minified.
 */
export class ListModules {
  readonly #list: BuiltModules;
  readonly #folder: string;

  /** `folder` is the build's own, below dist/travel-shell/: `''` or `header/`. */
  constructor(list: BuiltModules, folder: string) {
    this.#list = list;
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ListModules', (compilation) => {
      compilation.hooks.buildModule.tap('ListModules', (module) => {
        module.useSimpleSourceMap = true;
      });
      const runs = new Map<Chunk, FileModules['runs']>();
      // Minified, but not named by their contents yet: names are asked for at the end.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'ListModules', stage }, () => {
        for (const chunk of compilation.chunks) runs.set(chunk, this.#runsOf(compilation, chunk));
      });
      compilation.hooks.afterProcessAssets.tap('ListModules', () => {
        for (const [chunk, own] of runs) {
          for (const file of this.#filesOf(chunk)) this.#list.files[file] = { runs: own, loads: this.#loadsOf(chunk) };
        }
      });
    });
  }

  #filesOf(chunk: Chunk): string[] {
    return [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => this.#folder + file);
  }

  #loadsOf(chunk: Chunk): string[] {
    const later = [...chunk.groupsIterable]
      .flatMap((group) => [...group.childrenIterable])
      .filter(({ origins }) => !origins.every(({ module }) => module && FALLBACKS.includes(module.type)));
    return [...new Set(later.flatMap(({ chunks }) => chunks.flatMap((each) => this.#filesOf(each))))].sort();
  }

  #runsOf(compilation: Compilation, chunk: Chunk): FileModules['runs'] {
    const [file] = [...chunk.files].filter((name) => name.endsWith('.js'));
    const asset = file && compilation.getAsset(file);
    if (!asset) return [];
    const { source, map } = asset.source.sourceAndMap();
    const runs: FileModules['runs'] = [];
    const add = (name: string, length: number) => {
      const module = this.#indexOf(name);
      const last = runs.at(-1);
      if (last?.[0] === module) last[1] += length;
      else if (length > 0) runs.push([module, length]);
    };
    const segments = map ? decode(map.mappings) : [];
    String(source)
      .split('\n')
      .forEach((line, row) => {
        let name = BUNDLER;
        let from = 0;
        for (const [column, origin] of segments[row] ?? []) {
          add(name, column - from);
          name = nameOf(origin === undefined ? undefined : map?.sources[origin]);
          from = column;
        }
        add(name, line.length - from + 1); // with the end of the line
      });
    const last = runs.at(-1);
    if (last) last[1] -= 1;
    return runs;
  }

  #indexOf(name: string): number {
    const { modules } = this.#list;
    const known = modules.indexOf(name);
    return known < 0 ? modules.push(name) - 1 : known;
  }
}

/** `webpack://…loader.js??rules!./shared/ui/src/x.ts` -> `shared/ui/src/x.ts` */
function nameOf(source: string | undefined): string {
  const path = source?.replace(/^.*[!|]/, '').replace(/^(webpack:\/\/)?\.\//, '');
  if (!path || !/^(node_modules|packages|shared)\//.test(path)) return BUNDLER;
  return path.replace(/^node_modules\/\.pnpm\/[^/]+\//, '');
}
