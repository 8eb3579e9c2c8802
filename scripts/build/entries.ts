/**
 * Writes the modules that list every piece, for those builds that hold them all: `@travel-shell/elements` on npm and the
 * federated `travel_shell`. So that adding a piece stays adding a folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import rootPackage from '../../package.json' with { type: 'json' };
import { elementTypes, globalTypes, type TypedElement, typeNames } from './elementTypes.ts';
import { pageStyle } from './pageRules.ts';
import { answersOf, findPieces, heardBy, type Piece, type PieceElement, ROOT } from './pieces.ts';

/** `travel-header` -> `TravelHeader`. */
export const componentName = (tag: string): string =>
  `-${tag}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export interface ListedElement extends PieceElement {
  piece: Piece;
  name: string;
}

export const listElements = (pieces: readonly Piece[]): ListedElement[] =>
  pieces.flatMap((piece) =>
    piece.elements.map((element) => ({ ...element, piece, name: componentName(element.contract.tag) })),
  );

/** @param folder is written to, below `dist/` */
export async function writeEntries(folder: string, root = ROOT): Promise<ListedElement[]> {
  const pieces = await findPieces(root);
  const elements = listElements(pieces);
  const from = (path: string) => JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
  const room = (name: string) => from(join(ROOT, 'packages/elements/src', name));
  const file = ({ folder }: ListedElement, name: string) => from(join(folder, `${name}.ts`));
  const typed: TypedElement[] = elements.map((element) => ({ ...element, module: file(element, 'contract') }));
  const globalNames = `import type { TravelShellEventMap, ${elements.map(({ name }) => `${name}Element`).join(', ')} } from './types.ts';`;
  const own = `${JSON.stringify(answersOf(pieces), null, 2)}`;

  const parts = [
    `import type { ShellParts } from ${room('index.ts')};`,
    '',
    'export const PARTS: ShellParts = {',
    `  version: ${JSON.stringify(rootPackage.version)},`,
    `  room: ${JSON.stringify(pageStyle(elements.map(({ contract }) => contract)))},`,
    `  answers: ${own} as ShellParts['answers'],`,
    `  heard: ${JSON.stringify(heardBy(pieces))},`,
    '  pieces: {',
    ...elements.map(
      (element) =>
        `    '${element.contract.tag}': () => import(/* webpackChunkName: "${element.contract.tag}" */ ${file(element, 'element')}),`,
    ),
    '  },',
    '};',
  ];
  const index = [
    `import { createShell, type ShellConfig, type TravelShell } from ${room('index.ts')};`,
    `import { PARTS } from './parts.ts';`,
    globalNames,
    '',
    `export type { PieceEvent, PieceEventName, PieceTag } from ${room('index.ts')};`,
    `export type { ShellConfig, SignInRequest, SignInResult, TravelShell } from ${room('index.ts')};`,
    `export type { ${typeNames(typed).join(', ')} } from './types.ts';`,
    '',
    '/** Installs `window.travelShell` and configures it. A second call configures the same one. */',
    'export function startTravelShell(config: Partial<ShellConfig> = {}): TravelShell {',
    '  const shell = createShell(PARTS);',
    '  shell.configure(config);',
    '  return shell;',
    '}',
    '',
    ...globalTypes(typed),
  ];
  const react = [
    "'use client';",
    `import type { ReactNode } from 'react';`,
    `import { createPiece, createProvider } from ${room('react.ts')};`,
    `import { createShell, type TravelShell } from ${room('index.ts')};`,
    `import { PARTS } from './parts.ts';`,
    globalNames,
    `import type { ${elements.map(({ name }) => `${name}ComponentProps`).join(', ')} } from './types.ts';`,
    ...elements.map((element) => `import { contract as ${element.name}Contract } from ${file(element, 'contract')};`),
    '',
    `export { type ProviderProps, useAuth, useConsent, useShellState, useTravelShell } from ${room('react.ts')};`,
    `export { ConsentGate, SignedIn, SignedOut } from ${room('react.ts')};`,
    `export type { AuthStatus, ConsentGateProps, ConsentStatus, GateProps } from ${room('react.ts')};`,
    `export type { ShellConfig, SignInRequest, SignInResult, TravelShell } from ${room('index.ts')};`,
    `export type { ${typeNames(typed).join(', ')} } from './types.ts';`,
    '',
    '/** Stays around every piece of a page: configures the shell and gives it to the pieces. */',
    'export const TravelShellProvider = createProvider(() => createShell(PARTS), PARTS.room);',
    ...elements.map(({ name, contract }) =>
      [
        `/** \`<${contract.tag}>\`: ${contract.summary} */`,
        `export const ${name}: (props: ${name}ComponentProps) => ReactNode = createPiece(${name}Contract) as never;`,
      ].join('\n'),
    ),
    ...globalTypes(typed),
  ];
  const testingRoom = from(join(ROOT, 'packages/testing/src/index.ts'));
  const testing = [
    `import { install } from ${testingRoom};`,
    `import { startTravelShell } from './index.ts';`,
    '',
    'install(startTravelShell);',
    `export { answer, calls, refuse, reset, settled, signedInAs, signedOut } from ${testingRoom};`,
    `export type { Answer, Person, PlayedCall } from ${testingRoom};`,
  ];
  const tags = elements.map((element) => [element.contract.tag, [`import ${file(element, 'element')};`]] as const);
  const store = [`export * from ${room('store.ts')};`];

  mkdirSync(folder, { recursive: true });
  for (const [name, lines] of [
    ...Object.entries({ parts, types: [elementTypes(typed, room('index.ts'))], index, react, store, testing }),
    ...tags,
  ])
    writeFileSync(join(folder, `${name}.ts`), `${lines.join('\n')}\n`);
  return elements;
}
