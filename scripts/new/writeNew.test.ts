/** Files by `npm run new` have correct types and messages. Formatting, the lock file and what is generated follow. */
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WRITTEN_LOCALES } from './templates.ts';
import { writeNew } from './writeNew.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

let root = '';
const generate = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(REPOSITORY, 'scripts/generate.mjs'), `--root=${root}`, ...args]);
beforeAll(() => {
  // Below ours, so that the packages it imports are found; no other check looks in.
  mkdirSync(join(REPOSITORY, 'dist'), { recursive: true });
  root = mkdtempSync(join(REPOSITORY, 'dist/new-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string) => globSync('**/*.*', { cwd: join(root, folder) }).sort();

test('a screen is one folder of four files, a row and a title; its piece is made with the first one', () => {
  expect(writeNew(root, 'screen', 'desk/people')).toBe('packages/desk');
  expect(read('packages/desk/src/contract.ts')).toContain("default: '/desk/people'");
  const before = filesIn('packages/desk');
  writeNew(root, 'screen', 'desk/trip-notes');
  expect(filesIn('packages/desk').filter((file) => !before.includes(file))).toEqual([
    'src/trip-notes/TripNotes.browser.test.tsx',
    'src/trip-notes/TripNotes.shadow.css',
    'src/trip-notes/TripNotes.stories.tsx',
    'src/trip-notes/TripNotes.tsx',
  ]);
  const table = read('packages/desk/src/screens.ts');
  expect([...table.matchAll(/key: '(.+)'/g)].map(([, key]) => key)).toEqual(['people', 'trip-notes']);
  expect(table).toContain(`import(/* webpackChunkName: "trip-notes" */ './trip-notes/TripNotes.tsx')`);
  for (const locale of ['en-US', 'ar']) {
    const { titles } = JSON.parse(read(`packages/desk/src/messages/${locale}.json`));
    expect(titles).toEqual({ people: 'People', tripNotes: 'Trip notes' });
  }
});

test('a piece has every file that CONTRIBUTING names', () => {
  expect(writeNew(root, 'piece', 'greeting-card')).toBe('packages/greeting-card');
  const files = filesIn('packages/greeting-card');
  for (const name of ['contract.ts', 'piece.ts', 'element.ts', 'react.ts', 'server.ts', 'index.ts'])
    expect(files).toContain(`src/${name}`);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'package.json', 'src/GreetingCard.shadow.css']));
  expect(files.filter((file) => file.startsWith('src/messages/'))).toHaveLength(WRITTEN_LOCALES.length);
});

test.each(['desk', 'greeting-card'])('%s declares the rooms that it imports, and no other', (name) => {
  const shipped = filesIn(`packages/${name}`).filter((file) => /^src\/(?!.*\.(test|stories)\.).*\.tsx?$/.test(file));
  const imported = shipped.flatMap((file) =>
    [...read(`packages/${name}/${file}`).matchAll(/from '(@travel-shell\/[a-z]+)/g)].map(([, room]) => room),
  );
  const { dependencies } = JSON.parse(read(`packages/${name}/package.json`));
  const rooms = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@'));
  expect(rooms.sort()).toEqual([...new Set(imported)].sort());
});

test('messages and types of both are correct', { timeout: 120_000 }, async () => {
  await generate('shared/i18n/scripts/messages.ts');
  for (const name of ['desk', 'greeting-card']) {
    // The packages that pnpm links for every package.
    symlinkSync(join(REPOSITORY, 'packages/save-button/node_modules'), join(root, 'packages', name, 'node_modules'));
  }
  const config = {
    extends: '../../tsconfig.base.json',
    include: ['packages', '../../scripts/*.d.ts'],
    exclude: ['**/node_modules'],
  };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  await promisify(execFile)(join(REPOSITORY, 'node_modules/.bin/tsc'), ['-p', root]).catch((error) => {
    throw new Error(error.stdout);
  });
});

test('the linter has nothing to say of both, once the command has had them formatted', async () => {
  const { $schema, vcs, plugins, ...config } = JSON.parse(readFileSync(join(REPOSITORY, 'biome.json'), 'utf8'));
  const here = (plugin: string | { path: string }) =>
    typeof plugin === 'string' ? join(REPOSITORY, plugin) : { ...plugin, path: join(REPOSITORY, plugin.path) };
  const own = { ...config, root: true, plugins: plugins.map(here) };
  writeFileSync(join(root, 'biome.json'), JSON.stringify(own));
  const check = (...flags: string[]) =>
    promisify(execFile)(join(REPOSITORY, 'node_modules/.bin/biome'), ['check', ...flags, 'packages'], { cwd: root });
  await check('--write');
  const { stdout, stderr } = await check('--error-on-warnings');
  expect(stdout + stderr).toMatch(/^Checked [1-9]\d* files .*No fixes applied/);
});

test('the README of a piece names its screens, by its table', async () => {
  const screens = 'scripts/screens.ts';
  await expect(generate(screens, '--check')).rejects.toThrow('packages/desk/README.md out of date');
  await generate(screens);
  await generate(screens, '--check');
  expect(read('packages/desk/README.md')).toContain('| `/desk/trip-notes` | Trip notes | everybody |\n');
});

describe('a screen of an element that has some, as CONTRIBUTING lists it', () => {
  const BUSINESS = 'packages/business/src/business';
  const HUB = 'packages/admin-hub/src';
  const TABLE = 'shared/store/src/business/adminPageTable.ts';
  const TABLE_TEST = TABLE.replace('.ts', '.test.ts');
  let site = '';
  beforeAll(() => {
    site = mkdtempSync(join(tmpdir(), 'new-'));
    for (const path of ['packages/business/src', HUB, TABLE, TABLE_TEST])
      cpSync(join(REPOSITORY, path), join(site, path), { recursive: true });
  });
  afterAll(() => rmSync(site, { recursive: true, force: true }));

  const readThere = (file: string) => readFileSync(join(site, file), 'utf8');
  const messagesOf = (element: string) =>
    WRITTEN_LOCALES.map((locale) => JSON.parse(readThere(`${element}/messages/${locale}.json`)));
  const filesOf = (folder: string) => globSync('*', { cwd: join(site, folder) }).sort();

  test('of business: its folder, its row and its title', () => {
    expect(writeNew(site, 'screen', 'business/trip-notes')).toBe('packages/business');
    expect(filesOf(`${BUSINESS}/trip-notes`)).toEqual([
      'TripNotes.browser.test.tsx',
      'TripNotes.shadow.css',
      'TripNotes.stories.tsx',
      'TripNotes.tsx',
    ]);
    const keys = [...readThere(`${BUSINESS}/screens.ts`).matchAll(/key: '(.+)'/g)].map(([, key]) => key);
    expect(keys.at(-1)).toBe('trip-notes');
    for (const { titles } of messagesOf(BUSINESS)) expect(titles.tripNotes).toBe('Trip notes');
  });

  test.each([
    [
      'users/alerts',
      'ROLE_MANAGEMENT',
      'Alerts',
      "page('users/alerts', { permissions: ['ROLE_MANAGEMENT'] }),\n  ]),\n",
    ],
    ['travel-alerts', undefined, 'Travel alerts', "\n  page('travel-alerts'),\n];"],
  ])(
    'of admin-hub, %s: its folder, its rows in all tables, its title and its description',
    (key, permission, words, row) => {
      expect(writeNew(site, 'screen', `admin-hub/${key}`, permission)).toBe('packages/admin-hub');
      expect(filesOf(`${HUB}/${key.replace('/', '-')}`)).toHaveLength(4);
      expect(readThere(`${HUB}/screens.ts`)).toContain(`'${key}': () => import(`);
      expect(readThere(TABLE)).toContain(row);
      expect(readThere(TABLE_TEST)).toContain(`'${key}', '${permission ?? 'COMPANY_SETTINGS_MANAGEMENT'}'],\n];`);
      for (const { titles, descriptions } of messagesOf(HUB))
        expect([titles[key], descriptions[key]]).toEqual([words, words]);
    },
  );

  test('of admin-hub, a page that the site has had in a slot: its view in place of the slot', () => {
    const messages = messagesOf(HUB);
    writeNew(site, 'screen', 'admin-hub/users/roles');
    expect(readThere(`${HUB}/screens.ts`)).toContain(`'users/roles': () => import(`);
    expect(readThere(`${HUB}/contract.ts`)).not.toContain("'users-roles'");
    expect(readThere(TABLE)).toContain("  page('users/roles', {");
    expect(messagesOf(HUB)).toEqual(messages);
  });

  test.each([
    ['screen', 'admin-hub/company/general', 'The page company/general has a view already.'],
    ['screen', 'business/home', 'is there already'],
    ['screen', 'booking-for/people', 'booking-for has no screens'],
    ['piece', 'booking-for', 'packages/business/src/booking-for is there already.'],
  ])('%s %s is refused', (kind, name, message) => {
    expect(() => writeNew(site, kind, name)).toThrow(message);
  });
});

test.each([
  ['piece', undefined, /^Write npm run new/],
  ['piece', 'desk/people', /^Write npm run new/],
  ['screen', 'desk', /^Write npm run new/],
  ['page', 'desk', /^Write npm run new/],
  ['piece', 'Desk', /^"Desk" is no name/],
  ['screen', 'desk/../header', /^Write npm run new/],
  ['screen', 'desk/..', /^"\.\." is no name/],
  ['piece', 'greeting-card', /is there already\.$/],
  ['screen', 'desk/people', /is there already\.$/],
  ['screen', 'greeting-card/people', /has no screens/],
])('%s %s is refused', (kind, name, message) => {
  const before = filesIn('packages');
  expect(() => writeNew(root, kind, name)).toThrow(message);
  expect(filesIn('packages')).toEqual(before);
});
