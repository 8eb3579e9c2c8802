import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  messageKeyOf,
  pieceFiles,
  screenFiles,
  screenPieceFiles,
  screenRow,
  WRITTEN_LOCALES,
  wordsOf,
} from './templates.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Why there is nothing new; its message is for the person at the keyboard. */
export class NewError extends Error {}

/**
 * Writes a piece (`trip-notes`), or a screen of one (`desk/people`; a piece that is not there is made, too) into
 * `<root>/packages`. Returns the package's folder, from the root.
 */
export function writeNew(root: string, kind: string | undefined, given = ''): string {
  const [name = '', screen, ...more] = given.split('/');
  const isScreen = kind === 'screen';
  const isComplete = name && more.length === 0 && (screen !== undefined) === isScreen;
  if (!['piece', 'screen'].includes(kind ?? '') || !isComplete) throw new NewError(USAGE);
  for (const part of isScreen ? [name, screen ?? ''] : [name]) {
    if (!NAME.test(part))
      throw new NewError(`"${part}" is no name: write small letters and hyphens, such as trip-notes.`);
  }

  const folder = `packages/${name}`;
  const source = join(root, folder, 'src');
  const version = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
  const isThere = existsSync(join(root, folder));
  if (!isScreen) {
    if (isThere) throw new NewError(`${folder} is there already.`);
    writeFiles(join(root, folder), pieceFiles(name, version));
    return folder;
  }

  if (!screen || existsSync(join(source, screen))) throw new NewError(`${folder}/src/${screen} is there already.`);
  if (isThere && !existsSync(join(source, 'screens.ts')))
    throw new NewError(`${folder} has no screens: its src/screens.ts is missing.`);
  if (!isThere) writeFiles(join(root, folder), screenPieceFiles(name, version, screen));
  writeFiles(join(root, folder), screenFiles(name, screen));
  change(join(source, 'screens.ts'), (text) => text.replace(/\]\);\s*$/, `${screenRow(name, screen)}]);\n`));
  for (const locale of WRITTEN_LOCALES)
    change(join(source, `messages/${locale}.json`), (text) => {
      const messages = JSON.parse(text);
      messages.titles[messageKeyOf(screen)] = wordsOf(screen);
      return `${JSON.stringify(messages, null, 2)}\n`;
    });
  return folder;
}

const ROOT = join(import.meta.dirname, '../..');

const USAGE = 'Write npm run new -- piece trip-notes, or npm run new -- screen desk/people for a screen of a piece.';

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const change = (file: string, act: (text: string) => string) => writeFileSync(file, act(readFileSync(file, 'utf8')));
