/**
 * Replaces the federation's part for the bundler in our containers (webpack.config.ts, D-5). Step 1 has that part once for
 * all of them (bundlerRuntime.ts); on a page without step 1 a container loads its own, a chunk.
 */
import type { Federation } from '@module-federation/webpack-bundler-runtime';
import { type BridgeScope, LOADER } from '../bridge.ts';

type BundlerRuntime = NonNullable<Federation['bundlerRuntime']>;

const load = async (): Promise<object> =>
  (globalThis as BridgeScope)[LOADER]?.bundlerRuntime ??
  (await import(/* webpackChunkName: "bundler-runtime" */ './bundlerRuntime.ts')).bundlerRuntime;

const bundlerRuntime = {
  S: {},
  /** Called when the container's script runs, which may be before step 1: it joins the page's runtime in its own `init`. */
  init() {},
  /** Asked for each chunk; the one with the bundler runtime shares nothing. */
  consumes() {},
  /** `init` of the container, which its host calls before anything else. */
  async initContainerEntry(options: Parameters<BundlerRuntime['initContainerEntry']>[0]): Promise<unknown> {
    Object.assign(bundlerRuntime, await load());
    return bundlerRuntime.initContainerEntry(options);
  },
};

export default { bundlerRuntime, runtime: {}, bundlerRuntimeOptions: {} };
