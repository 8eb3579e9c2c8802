import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Makes a build's chunks load through the loader's own script loader where there is one on the page: retried, timed
 * out, with nonce, integrity and Trusted Types, in one place for all builds. On a page without the loader the bundler's
 * own way stays.
 */
export class SharedScriptLoader {
  apply(compiler: Compiler) {
    const { RuntimeGlobals, RuntimeModule } = webpack;
    class UseSharedScriptLoader extends RuntimeModule {
      constructor() {
        super('travel-shell script loader', RuntimeModule.STAGE_TRIGGER);
      }
      override generate() {
        const load = RuntimeGlobals.loadScript;
        return `(() => {
  var own = ${load};
  ${load} = (url, done, key, chunkId) => {
    var bridge = globalThis[Symbol.for('travel-shell.loader')];
    if (!bridge) return own(url, done, key, chunkId);
    var target = { src: url };
    bridge.loadScript(new URL(url, location.href).href).then(() => done({ type: 'load', target }), () => done({ type: 'error', target }));
  };
})();`;
      }
    }
    compiler.hooks.compilation.tap('SharedScriptLoader', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('SharedScriptLoader', (chunk) => {
        compilation.addRuntimeModule(chunk, new UseSharedScriptLoader());
        return undefined;
      });
    });
  }
}
