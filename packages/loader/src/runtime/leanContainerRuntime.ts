/**
 * Stands in for `@module-federation/runtime` in our containers (webpack.config.ts, D-5). All they use of it is to join
 * the runtime that the loader provides; for loading and sharing they call that one.
 */
import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/** The page's instance of the container with this name, made when it is the first. */
export function init(options: Options): ModuleFederation {
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
