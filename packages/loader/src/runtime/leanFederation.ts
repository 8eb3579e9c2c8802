/**
 * Stands in for the parts of the federation runtime that a release with a build-time plan never reaches: manifest
 * snapshots, preloading, its own ways of fetching entries and scripts, its logger's decorations; and for its reading of
 * version ranges, in less room. The build swaps them for this file (webpack.config.ts, D-5), which takes a third off the
 * runtime. Whatever is reached all the same says so.
 */
import { type BridgeScope, LOADER, type LoaderBridge } from '../bridge.ts';

export { satisfy } from './satisfy.ts';

const unused = (name: string) => () => {
  throw new Error(`[travel-shell] ${name} is left out of this build; pieces are loaded by the plan in pieces.json.`);
};

export class SnapshotHandler {
  hooks = { applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});

export const preloadAssets = /*#__PURE__*/ unused('preloadAssets');
export const formatPreloadArgs = /*#__PURE__*/ unused('formatPreloadArgs');
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = /*#__PURE__*/ unused('normalizePreloadExposes');

interface RemoteInfo {
  name: string;
  entry?: string;
  type?: string;
  entryGlobalName?: string;
  shareScope?: string;
}

export const getRemoteInfo = (remote: RemoteInfo) => ({
  entry: '',
  type: 'var',
  entryGlobalName: remote.name,
  shareScope: 'default',
  ...remote,
});
export const getRemoteEntryUniqueKey = ({ name, entry }: RemoteInfo) => `${name}:${entry}`;
export const isEsmRemoteType = () => false;

/** Federation entries come by the same loader as every other script (D-2), which also makes sure that each runs once. */
export async function getRemoteEntry({ remoteInfo }: { remoteInfo: ReturnType<typeof getRemoteInfo> }) {
  const scope = globalThis as unknown as BridgeScope & Record<string, unknown>;
  await (scope[LOADER] as LoaderBridge).loadScript(remoteInfo.entry);
  return scope[remoteInfo.entryGlobalName];
}

export const createScript = /*#__PURE__*/ unused('createScript');
export const createLink = /*#__PURE__*/ unused('createLink');
export const loadScript = /*#__PURE__*/ unused('loadScript');
export const isStaticResourcesEqual = (a: string, b: string) => a === b;
export const safeWrapper = /*#__PURE__*/ unused('safeWrapper');

export const createLogger = () => console;
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = /*#__PURE__*/ unused('bindLoggerToCompiler');
export const logger = console;
export const infrastructureLogger = console;

interface Federation {
  initOptions: object;
  runtime: { init(options: object): unknown };
}

export const remotes = () => {};
export const installInitialConsumes = () => {};
export const init = ({ webpackRequire }: { webpackRequire: { federation: Federation } }) => {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
};
export const getSharedFallbackGetter = /*#__PURE__*/ unused('getSharedFallbackGetter');

/** The prose of the runtime's error codes; the codes and the address that explains them stay. */
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};
