import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { writeMessages } from '../../shared/i18n/scripts/writeMessages.ts';
import { ROOT } from './pieces.ts';

/** Generates the pieces' messages before they are compiled; wrong ones fail the build. Watches the files people write. */
export class PieceMessages {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PieceMessages', (compilation) => {
      const { pieces, problems } = writeMessages(ROOT);
      for (const problem of problems) compilation.errors.push(new webpack.WebpackError(`Messages: ${problem}`));
      for (const piece of pieces) compilation.contextDependencies.add(join(ROOT, 'packages', piece, 'src/messages'));
    });
  }
}
