/** What our containers use of the federation's part for the bundler: they share modules, and have no remotes. */
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

export const bundlerRuntime: object = { consumes, I: initializeSharing, initContainerEntry };
