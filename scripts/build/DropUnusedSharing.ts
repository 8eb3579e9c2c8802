import type { Compiler } from 'webpack';

/**
 * Leaves webpack's own runtime for shared modules out of a container. The federation plugin brings another, which takes
 * its place before anything has run, so every visitor would download the first for nothing.
 */
export class DropUnusedSharing {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DropUnusedSharing', (compilation) => {
      compilation.hooks.runtimeModule.tap('DropUnusedSharing', (module) => {
        // Told apart by what it writes: both are called "sharing".
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return String(code).includes('Initialization of sharing external failed') ? '' : code;
        };
      });
    });
  }
}
