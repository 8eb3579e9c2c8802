/** The bundler's part of the federation, as far as our containers use it: they share modules, and have no remotes. */
import type { Federation } from '@module-federation/webpack-bundler-runtime';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { joinRuntime } from './joinRuntime.ts';

type InitContainerEntry = NonNullable<Federation['bundlerRuntime']>['initContainerEntry'];

export const bundlerRuntime: object = {
  consumes,
  I: initializeSharing,
  /** Called for each element of the container. */
  initContainerEntry(options: Parameters<InitContainerEntry>[0]) {
    const { federation } = options.webpackRequire;
    federation.instance ??= joinRuntime(federation.initOptions as NonNullable<typeof federation.initOptions>);
    return initContainerEntry(options);
  },
};
