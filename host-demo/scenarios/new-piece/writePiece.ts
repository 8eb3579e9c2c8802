import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '@travel-shell/core';

const REPOSITORY = join(import.meta.dirname, '../../..');

/** A piece as CONTRIBUTING describes it: all there is to it is one folder. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "@travel-shell/greeting", "version": "1.0.0", "type": "module" }',
  'src/contract.ts': `
    import { defineContract } from '@travel-shell/element/contract';
    import { LOOKS_ATTRIBUTES } from '@travel-shell/piece/contract';
    export const contract = defineContract({
      tag: 'travel-greeting',
      version: '1.0.0',
      summary: 'Greets a visitor.',
      reservedRoom: { blockSize: 33 },
      answers: { 'cookie-settings-requested': { endedBy: 'consent-given', otherwise: {} } },
      attributes: {
        ...LOOKS_ATTRIBUTES,
        visitor: { type: 'string', default: 'Ada', description: 'Whom it greets.' },
        // The names of what a contract documents.
        summary: { type: 'string', default: '', description: 'Whatever it is.' },
        description: { type: 'string', default: '', description: 'Whatever it is.' },
        parts: { type: 'number', default: 0, description: 'Whatever it is.' },
      },
      properties: { request: { description: 'Passed to it by the runtime.' } },
      events: {},
      slots: {},
      parts: {},
      cssProperties: {},
      states: {},
    });`,
  'src/Greeting.tsx': `
    import type { PieceProps } from '@travel-shell/element/contract';
    import type { Looks } from '@travel-shell/piece';
    import { useState } from 'react';
    import type { contract } from './contract.ts';
    import type { Messages } from './messages/generated/Messages.ts';
    export function Greeting({ visitor, summary, description, parts, prepared }: PieceProps<typeof contract, Looks<Messages>>) {
      const [count, setCount] = useState(0);
      const { messages, presentation } = prepared;
      return (
        <p title={[summary, description, parts].join()} data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
          <button type="button" onClick={() => setCount(count + 1)}>
            {messages.hello({ visitor })} {count}
          </button>
        </p>
      );
    }`,
  'src/Greeting.shadow.css': 'button { color: var(--_color-brand) }',
  'src/piece.ts': `
    import { definePiece } from '@travel-shell/piece';
    import { contract } from './contract.ts';
    import { Greeting } from './Greeting.tsx';
    import sheet from './Greeting.shadow.css';
    import { loadMessages } from './messages/generated/loadMessages.ts';
    export const piece = definePiece({ contract, View: Greeting, sheets: [sheet], loadMessages });`,
  'src/element.ts': `
    import { registerPiece } from '@travel-shell/piece';
    import { piece } from './piece.ts';
    registerPiece(piece);`,
  'src/react.ts': `
    import { createReactComponent } from '@travel-shell/element/react';
    import { contract } from './contract.ts';
    export const TravelGreeting = createReactComponent(contract);`,
  'src/server.ts': `
    import { piece as view } from './piece.ts';
    export const piece = { ...view, Fallback: () => null };`,
  ...Object.fromEntries(
    LOCALES.filter((locale) => locale !== 'pseudo').map((locale) => [
      `src/messages/${locale}.json`,
      JSON.stringify({ hello: locale === 'de-DE' ? 'Hallo {visitor}' : 'Hello {visitor}' }),
    ]),
  ),
};

/** Writes the piece into `<root>/packages/greeting`, where our packages are found, and returns how to remove it. */
export function writePiece(root: string): () => void {
  const folder = join(root, 'packages/greeting');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // The packages that pnpm links for every package.
  symlinkSync(join(REPOSITORY, 'packages/header/node_modules'), join(folder, 'node_modules'));
  return () => rmSync(root, { recursive: true, force: true });
}
