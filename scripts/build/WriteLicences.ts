import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/** The folders of the npm packages that these files belong to. */
const packagesOf = (files: Iterable<string>): string[] => [
  ...new Set([...files].flatMap((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? [])),
];

/** Name, version, kind and text of the licence of each package, as the other commands' builds write it. */
function licences(files: Iterable<string>): string {
  const parts = packagesOf(files)
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      const text = file ? `\n\n${readFileSync(join(folder, file), 'utf8').trim()}` : '';
      return `## ${name} - ${version} (${license})${text}`;
    });
  return `# Licenses\n\nThe app bundles dependencies which contain the following licenses:\n\n${[...new Set(parts)].sort().join('\n\n')}\n`;
}

/** Puts `LICENSES.md` beside a bundle that others install: their licences ask for it. */
export class WriteLicences {
  readonly #file: string;

  /** @param file another name, where two bundles are in one folder */
  constructor(file = 'LICENSES.md') {
    this.#file = file;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('WriteLicences', (compilation) => {
      let files: string[] = [];
      // Before modules are joined.
      compilation.hooks.finishModules.tap('WriteLicences', (modules) => {
        files = [...modules].flatMap((module) => (module instanceof webpack.NormalModule ? module.resource : []));
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'WriteLicences', stage }, () => {
        compilation.emitAsset(this.#file, new webpack.sources.RawSource(licences(files)));
      });
    });
  }
}
