import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from 'travel-shell-conformance';
import { build } from 'vite';
import { shadowCss } from '../shadowCssPlugin.ts';
import { type Piece, type PieceElement, ROOT } from './pieces.ts';

/** Names the address of a call only to compare with it. */
const NO_CALLS = /\/followFailure\.ts$/;

/** The operations that an element can call, with the scripts that pages name themselves, such as consent.js. */
export function callsOfElement(
  { folder, name }: Piece,
  { path, folder: source }: PieceElement,
  operations: readonly Operation[],
): Promise<Operation[]> {
  const isNamesake = path === '' || path === `${name}/`;
  const scripts = globSync('src/head/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).map((file) =>
    join(folder, file),
  );
  return callsOf(folder, [join(source, 'element.ts'), ...(isNamesake ? scripts.sort() : [])], operations);
}

/** The calls that configuration brings to a page, whichever elements it has. */
export const callsOfPage = (operations: readonly Operation[]): Promise<Operation[]> =>
  callsOf(
    join(ROOT, 'packages/loader'),
    ['pageBehaviours', 'verticalLinks'].map((name) => join(ROOT, `packages/loader/src/runtime/${name}.ts`)),
    operations,
  );

/**
 * The operations that code can call, lazy parts included, in the order of the contract. It is bundled without the exports
 * that nothing uses; what is left of the client names the addresses.
 */
async function callsOf(
  folder: string,
  entries: readonly string[],
  operations: readonly Operation[],
): Promise<Operation[]> {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [shadowCss()],
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: [...entries],
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  });
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const code = modules
    .filter(([id]) => !id.includes('node_modules') && !NO_CALLS.test(id))
    .map(([, module]) => module.code ?? '');
  return operations.filter((operation) => {
    const isShared = operations.some((other) => other !== operation && other.path === operation.path);
    return code.some(
      (text) => quotes(text, operation.path) && (!isShared || quotes(text, operation.method.toLowerCase())),
    );
  });
}

/** Whether a text of the code is this one, or an address with a query behind it. */
const quotes = (code: string, text: string) =>
  ['"', "'", '`'].some((mark) => code.includes(mark + text + mark) || code.includes(`${mark}${text}?`));
