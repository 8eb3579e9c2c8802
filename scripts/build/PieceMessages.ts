import { checkedMessages } from '@travel-shell/i18n/messages';
import webpack, { type Compiler } from 'webpack';
import { writeFiles } from '../writeFiles.ts';

/** Generates the pieces' messages before they are compiled; wrong ones fail the build. Watches the files people write. */
export class PieceMessages {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PieceMessages', (compilation) => {
      const { folders, problems, files } = checkedMessages(this.#root);
      writeFiles(this.#root, files);
      for (const problem of problems) compilation.errors.push(new webpack.WebpackError(`Messages: ${problem}`));
      for (const folder of folders) compilation.contextDependencies.add(folder);
    });
  }
}
