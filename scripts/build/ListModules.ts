import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import type { Chunk, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

/** The modules of the built files. File paths are relative to dist/travel-shell/. */
export interface BuiltModules {
  /** Paths relative to the workspace; those of packages begin with `node_modules/<name>/`. */
  modules: string[];
  files: Record<string, FileModules>;
  /** The files that each screen loads where its element is there already, by `<piece>/<name of its chunk>`. */
  screens: Record<string, string[]>;
}

interface FileModules {
  /** The file's text in order: how many characters come from which module, by index in `modules`. */
  runs: [module: number, length: number][];
  /** Files that this one may load lazily. */
  loads: string[];
}

/** The owner of the code that the bundler itself adds around the modules. */
export const BUNDLER = 'webpack';

/** Fallbacks for shared modules: not loaded on a page with the loader, which provides all of these. */
const FALLBACKS = ['consume-shared-module', 'provide-shared-module'];

interface SourceMap {
  sources: string[];
  sourceRoot?: string;
  mappings: string;
}

interface Chunked {
  runs: FileModules['runs'];
  map: SourceMap | null;
}

/**
 * Lists which module each character of a built chunk comes from, as its source map knows it: after unused exports were
 * dropped, modules joined and everything minified. Keeps the maps themselves apart from what is served: no comment in a
 * script names its map.
 */
export class ListModules {
  readonly #list: BuiltModules;
  readonly #folder: string;
  readonly #maps: string;
  #root = '';

  /**
   * @param folder the build's own, below dist/travel-shell/: `''` or `header/`
   * @param maps the folder for source maps, with the same folders inside
   */
  constructor(list: BuiltModules, folder: string, maps: string) {
    this.#list = list;
    this.#folder = folder;
    this.#maps = maps;
  }

  apply(compiler: Compiler) {
    this.#root = `${compiler.context}/`;
    compiler.hooks.thisCompilation.tap('ListModules', (compilation) => {
      compilation.hooks.buildModule.tap('ListModules', (module) => {
        module.useSourceMap = true;
      });
      const read = new Map<Chunk, Chunked>();
      // Minified, but not named by their contents yet: names are asked for at the end.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'ListModules', stage }, () => {
        for (const chunk of compilation.chunks) read.set(chunk, this.#read(compilation, chunk));
      });
      compilation.hooks.afterProcessAssets.tap('ListModules', () => {
        for (const [chunk, { runs, map }] of read) {
          for (const file of this.#filesOf(chunk)) {
            this.#list.files[file] = { runs, loads: this.#loadsOf(chunk) };
            if (map) this.#writeMap(file, map);
          }
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

  #writeMap(file: string, map: SourceMap) {
    const path = join(this.#maps, `${file}.map`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ ...map, file: basename(file) }));
  }

  #read(compilation: Compilation, chunk: Chunk): Chunked {
    const [file] = [...chunk.files].filter((name) => name.endsWith('.js'));
    const asset = file && compilation.getAsset(file);
    if (!asset) return { runs: [], map: null };
    const { source, map } = asset.source.sourceAndMap() as { source: string; map: SourceMap | null };
    const sources = map?.sources.map((each) => this.#pathOf(each)) ?? [];
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
          name = nameOf(origin === undefined ? undefined : sources[origin]);
          from = column;
        }
        add(name, line.length - from + 1); // with the end of the line
      });
    const last = runs.at(-1);
    if (last) last[1] -= 1;
    return { runs, map: map && { ...map, sourceRoot: 'webpack://travel-shell/', sources } };
  }

  /** `/home/ada/travel-shell/shared/ui/src/x.ts`, `webpack://…loader.js??rules!./shared/ui/src/x.ts` -> `shared/ui/src/x.ts` */
  #pathOf(source: string): string {
    const path = source.replace(/^.*[!|]/, '').replace(/^(webpack:\/\/)?\.\//, '');
    return path.startsWith(this.#root) ? path.slice(this.#root.length) : path;
  }

  #indexOf(name: string): number {
    const { modules } = this.#list;
    const known = modules.indexOf(name);
    return known < 0 ? modules.push(name) - 1 : known;
  }
}

/** The module of a source. */
function nameOf(path: string | undefined): string {
  if (!path || !/^(node_modules|packages|shared)\//.test(path)) return BUNDLER;
  return path.replace(/^node_modules\/\.pnpm\/[^/]+\//, '');
}
