import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Gives a build's chunks the loader's own script loader where there is one on the page: retried, timed out, with nonce,
 * integrity and Trusted Types, in one place for all builds. Without the loader on the page, and for a file that is not of
 * the loader's release, the browser imports them.
 */
export class SharedScriptLoader {
  apply(compiler: Compiler) {
    const { RuntimeGlobals, RuntimeModule } = webpack;
    class UseSharedScriptLoader extends RuntimeModule {
      constructor() {
        super('travel-shell script loader');
      }
      override generate() {
        return `${RuntimeGlobals.loadScript} = (url, done) => {
  var bridge = globalThis[Symbol.for('travel-shell.loader')];
  url = new URL(url, location.href).href;
  var load = () => import(url);
  // The bridge has loadScript once intent.js is there, and it knows the files of its own release only.
  var loaded = bridge?.loadScript
    ? bridge.loadScript(url).catch((error) => { if (error.cause !== 'UNKNOWN_FILE') throw error; return load(); })
    : load();
  loaded.then(
    () => done({ type: 'load', target: { src: url } }),
    () => done({ type: 'error', target: { src: url } })
  );
};`;
      }
    }
    compiler.hooks.thisCompilation.tap('SharedScriptLoader', (compilation) => {
      // Before the bundler's own, which then stays out.
      const first = { name: 'SharedScriptLoader', stage: -10 };
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(first, (chunk) => {
        compilation.addRuntimeModule(chunk, new UseSharedScriptLoader());
        return true;
      });
    });
  }
}
