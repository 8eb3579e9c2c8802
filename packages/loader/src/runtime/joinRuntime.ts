/**
 * Replaces the `init` of the federation plugin in our containers (webpack.config.ts, D-5), which brings tools for
 * remotes and for tree-shaken shared modules. Ours only join the page's runtime.
 */
import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

interface Scope {
  webpackRequire: { federation: { initOptions: Options } };
}

/** The page's instance of the container with this name, created on first use. */
export function init({ webpackRequire }: Scope): ModuleFederation {
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
}
