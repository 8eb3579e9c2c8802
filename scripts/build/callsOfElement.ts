import { join } from 'node:path';
import type { Operation } from 'travel-shell-conformance';
import { build } from 'vite';
import { shadowCss } from '../shadowCssPlugin.ts';
import type { Piece, PieceElement } from './pieces.ts';

/** Names the address of a call only to compare with it. */
const NO_CALLS = /\/followFailure\.ts$/;

/**
 * The operations that the code of an element can call, lazy parts included, in the order of the contract. It is bundled
 * without the exports that nothing uses; what is left of the client names the addresses.
 */
export async function callsOfElement(
  { folder }: Piece,
  { path }: PieceElement,
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
      rollupOptions: { input: join(folder, 'src', path, 'element.ts'), external: /^react(-dom)?(\/|$)/ },
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

const quotes = (code: string, text: string) =>
  [`"${text}"`, `'${text}'`, `\`${text}\``].some((one) => code.includes(one));
