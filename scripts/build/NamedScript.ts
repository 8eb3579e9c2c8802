import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

/** The digest by which the browser checks a script. */
export const integrityOf = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** A plugin for the build of a script that the code of a later build loads: it has to know that script's name. */
export class NamedScript implements WebpackPluginInstance {
  readonly #entry: string;
  #file = '';
  #integrity = '';

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('NamedScript', ({ entrypoints, outputOptions }) => {
      const [file] = entrypoints.get(this.#entry)?.getFiles() ?? [];
      if (!file) throw new Error(`The build has no entry "${this.#entry}".`);
      this.#file = file;
      this.#integrity = integrityOf(readFileSync(join(outputOptions.path as string, file)));
    });
  }

  /** Constants of the later build: the file's name as `<name>`, its integrity as `<name>_INTEGRITY`. */
  definitions(name: string): Record<string, ReturnType<typeof webpack.DefinePlugin.runtimeValue>> {
    const { runtimeValue } = webpack.DefinePlugin;
    return {
      [name]: runtimeValue(() => JSON.stringify(this.#file), true),
      [`${name}_INTEGRITY`]: runtimeValue(() => JSON.stringify(this.#integrity), true),
    };
  }
}
