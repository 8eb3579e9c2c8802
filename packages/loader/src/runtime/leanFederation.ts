/**
 * Stands in for the parts of the federation runtime that a release with a build-time plan never reaches: manifest
 * snapshots, preloading, its own script tags, its logger's decorations. The build swaps them for this file
 * (webpack.config.ts, D-5), which takes a third off the runtime. Whatever is reached all the same says so.
 */
const unused = (name: string) => () => {
  throw new Error(`[travel-shell] ${name} is left out of this build; pieces are loaded by the plan in pieces.json.`);
};

export class SnapshotHandler {
  hooks = { applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});

export const preloadAssets = unused('preloadAssets');
export const formatPreloadArgs = unused('formatPreloadArgs');
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = unused('normalizePreloadExposes');

export const createScript = unused('createScript');
export const createLink = unused('createLink');
export const loadScript = unused('loadScript');
export const isStaticResourcesEqual = (a: string, b: string) => a === b;
export const safeWrapper = unused('safeWrapper');

export const createLogger = () => console;
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = unused('bindLoggerToCompiler');
export const logger = console;
export const infrastructureLogger = console;

export const remotes = () => {};
export const installInitialConsumes = () => {};
export const getSharedFallbackGetter = unused('getSharedFallbackGetter');

/** The prose of the runtime's error codes; the codes and the address that explains them stay. */
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};
