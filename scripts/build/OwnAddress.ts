import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Loads a build's chunks from the folder of its entry. The bundler's own code for that reads `document.currentScript`, where
 * an image with this name comes first, and goes on with the page's last script.
 */
export class OwnAddress {
  apply(compiler: Compiler) {
    const { RuntimeGlobals, RuntimeModule } = webpack;
    class FolderOfEntry extends RuntimeModule {
      constructor() {
        super('travel-shell own address');
      }
      override generate() {
        // A module has no `currentScript`; its stack begins with this file.
        return `var script = Reflect.get(Document.prototype, 'currentScript', document);
${RuntimeGlobals.publicPath} = new URL('.', script ? script.src : /\\w+:\\/\\/[^\\s?]+\\//.exec(new Error().stack)[0]).href;`;
      }
    }
    compiler.hooks.thisCompilation.tap('OwnAddress', (compilation) => {
      // Before the bundler's own, which then stays out.
      const first = { name: 'OwnAddress', stage: -10 };
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(first, (chunk) => {
        compilation.addRuntimeModule(chunk, new FolderOfEntry());
        return true;
      });
    });
  }
}
