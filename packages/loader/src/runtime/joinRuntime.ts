import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/** The page's instance of the container with this name, created on first use. */
export function joinRuntime(options: Options): ModuleFederation {
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
