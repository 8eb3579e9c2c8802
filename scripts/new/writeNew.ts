import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  hubFolderOf,
  hubPageFiles,
  hubTableRow,
  hubTestRow,
  hubViewRow,
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
 * @param permission opens a page of the admin hub
 */
export function writeNew(
  root: string,
  kind: string | undefined,
  given = '',
  permission = 'COMPANY_SETTINGS_MANAGEMENT',
): string {
  const [name = '', ...parts] = given.split('/');
  const isScreen = kind === 'screen';
  const isComplete = name && (isScreen ? parts.length === 1 || (name === HUB && parts.length > 1) : parts.length === 0);
  if (!['piece', 'screen'].includes(kind ?? '') || !isComplete) throw new NewError(USAGE);
  for (const part of [name, ...parts]) {
    if (!NAME.test(part))
      throw new NewError(`"${part}" is no name: write small letters and hyphens, such as trip-notes.`);
  }

  const version = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
  // A package has one element, or several in folders of their own.
  const [contract] = globSync([`packages/${name}/src/contract.ts`, `packages/*/src/${name}/contract.ts`], {
    cwd: root,
  });
  const element = contract && dirname(contract);
  const folder = (element ?? `packages/${name}/src`).replace(/\/src.*/, '');
  if (!isScreen) {
    if (element) throw new NewError(`${element} is there already.`);
    writeFiles(join(root, folder), pieceFiles(name, version));
    return folder;
  }

  const screen = parts.join('/');
  if (!element) writeFiles(join(root, folder), screenPieceFiles(name, version, screen));
  const source = join(root, element ?? `${folder}/src`);
  if (!existsSync(join(source, 'screens.ts')))
    throw new NewError(`${name} has no screens: ${element}/screens.ts is missing.`);
  if (name === HUB) addHubPage(root, source, screen, permission);
  else addScreen(source, name, screen);
  return folder;
}

/** A screen is a folder, a row in the table of its element, and a title. */
function addScreen(source: string, name: string, screen: string): void {
  writeFolder(source, screen, screenFiles(name, screen));
  change(join(source, 'screens.ts'), (text) => insert(text, 'defineScreens<', ']);', screenRow(name, screen)));
  addMessages(source, 'titles', messageKeyOf(screen), wordsOf(screen));
}

/**
 * A page of the admin hub has a row in the table of the store, too (D-118), and a description. A page that is in that table
 * already gets a view in place of the slot with what the site has.
 */
function addHubPage(root: string, source: string, key: string, permission: string): void {
  const screens = readFileSync(join(source, 'screens.ts'), 'utf8');
  const name = hubFolderOf(key);
  if (screens.includes(`'${key}': () =>`)) throw new NewError(`The page ${key} has a view already.`);
  if (!/^[A-Z_]+$/.test(permission)) throw new NewError(`"${permission}" is no permission, such as USER_MANAGEMENT.`);
  writeFolder(source, name, hubPageFiles(key));
  change(join(source, 'screens.ts'), (text) => insert(text, 'const VIEWS', '};', hubViewRow(key)));
  const table = join(root, 'shared/store/src/business/adminPageTable.ts');
  if (readFileSync(table, 'utf8').includes(`ofSite('${key}'`)) {
    change(table, (text) => text.replace(`ofSite('${key}'`, `page('${key}'`));
    change(join(source, 'contract.ts'), (text) => text.replace(new RegExp(`^ +'${name}': \\{[^{}]*\\},\\n`, 'm'), ''));
    return;
  }
  const row = hubTableRow(key, permission);
  const [group = ''] = key.split('/');
  change(table, (text) => {
    const start = `  group('${group}',`;
    return text.includes(start)
      ? insert(text, start, '  ]),', `  ${row}`)
      : insert(text, 'const ADMIN_PAGES', '];', row);
  });
  change(join(root, 'shared/store/src/business/adminPageTable.test.ts'), (text) =>
    insert(text, 'const PAGES', '];', hubTestRow(key, permission)),
  );
  const words = wordsOf(key.split('/').at(-1) ?? '');
  addMessages(source, 'titles', key, words);
  addMessages(source, 'descriptions', key, words);
}

/** Adds a row at the end of what begins with `start`: before the first line after it that begins with `end`. */
function insert(text: string, start: string, end: string, row: string): string {
  const at = text.indexOf(`\n${end}`, text.indexOf(start)) + 1;
  return text.slice(0, at) + row + text.slice(at);
}

function addMessages(source: string, group: string, key: string, words: string): void {
  for (const locale of WRITTEN_LOCALES)
    change(join(source, `messages/${locale}.json`), (text) => {
      const messages = JSON.parse(text);
      messages[group][key] = words;
      return `${JSON.stringify(messages, null, 2)}\n`;
    });
}

function writeFolder(source: string, name: string, files: Readonly<Record<string, string>>): void {
  if (existsSync(join(source, name))) throw new NewError(`${relative(ROOT, join(source, name))} is there already.`);
  writeFiles(source, files);
}

/** The hub's pages are a table of the store, D-118. */
const HUB = 'admin-hub';

const ROOT = join(import.meta.dirname, '../..');

const USAGE =
  'Write npm run new -- piece trip-notes, or npm run new -- screen desk/people for a screen of a piece; those of admin-hub are named by their path, with the permission that opens them: admin-hub/users/alerts USER_MANAGEMENT.';

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const change = (file: string, act: (text: string) => string) => writeFileSync(file, act(readFileSync(file, 'utf8')));
