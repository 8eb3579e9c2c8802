/**
 * Replaces the federation's part for the bundler in our containers (webpack.config.ts, D-5). Step 1 has that part once for
 * all of them (bundlerRuntime.ts); on a page without step 1 a container loads its own, a chunk.
 */
import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import type { Federation } from '@module-federation/webpack-bundler-runtime';
import { type BridgeScope, LOADER } from '../bridge.ts';

type Options = ConstructorParameters<typeof ModuleFederation>[0];
type BundlerRuntime = NonNullable<Federation['bundlerRuntime']>;

interface Scope {
  webpackRequire: { federation: { initOptions: Options } };
}

const load = async (): Promise<object> =>
  (globalThis as BridgeScope)[LOADER]?.bundlerRuntime ??
  (await import(/* webpackChunkName: "bundler-runtime" */ './bundlerRuntime.ts')).bundlerRuntime;

const bundlerRuntime = {
  S: {},
  /** The page's instance of the container with this name, created on first use. Runs with the container. */
  init({ webpackRequire }: Scope): ModuleFederation {
    const options = webpackRequire.federation.initOptions;
    const instances: ModuleFederation[] = CurrentGlobal.__FEDERATION__.__INSTANCES__;
    const present = instances.find(
      ({ options: { name, version } }) => name === options.name && version === options.version,
    );
    if (present) {
      present.initOptions(options);
      return present;
    }
    const instance = new ModuleFederation({ id: '', ...options });
    setGlobalFederationInstance(instance);
    return instance;
  },
  /** Asked for each chunk; the one with the bundler runtime shares nothing. */
  consumes() {},
  /** `init` of the container, which its host calls before anything else. */
  async initContainerEntry(options: Parameters<BundlerRuntime['initContainerEntry']>[0]): Promise<unknown> {
    Object.assign(bundlerRuntime, await load());
    return bundlerRuntime.initContainerEntry(options);
  },
};

export default { bundlerRuntime, runtime: {}, bundlerRuntimeOptions: {} };
