import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRITTEN_LOCALES } from '../../../scripts/new/templates.ts';
import { writeNew } from '../../../scripts/new/writeNew.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
/** The folder of the screen, as CONTRIBUTING shows it. */
const COMPANY = join(import.meta.dirname, 'company');

/** The screen's texts, in the piece's messages. */
const WORDS = {
  name: 'Name',
  website: 'Website',
  phoneNumber: 'Telephone',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  region: 'Region',
  country: 'Country',
  logo: 'Logo',
  save: 'Save',
  people: 'People of the company',
  person: 'Person',
  email: 'Email',
  role: 'Role',
  nobody: 'There is nobody yet.',
};

/** Those of one more language; the others are as `npm run new` has written them. */
const GERMAN = { titles: { people: 'Personen', company: 'Firma' } };

/**
 * Makes the files of `npm run new -- screen desk/people` and `-- screen desk/company`, and a person's changes after it:
 * the screen in its folder, its row, and its words.
 * @returns the files that were written by hand, from the piece's folder
 */
export function makeDesk(root: string): string[] {
  writeNew(root, 'screen', 'desk/people');
  writeNew(root, 'screen', 'desk/company');
  const desk = join(root, 'packages/desk');
  const files: string[] = [];
  const change = (file: string, act: (text: string) => string) => {
    const text = readFileSync(join(desk, file), 'utf8');
    const changed = act(text);
    if (changed === text) throw new Error(`${file} is not as this expects it.`);
    writeFileSync(join(desk, file), changed);
    files.push(file);
  };

  cpSync(COMPANY, join(desk, 'src/company'), { recursive: true });
  files.push(...readdirSync(COMPANY).map((name) => `src/company/${name}`));
  change('src/screens.ts', (text) =>
    text.replace(
      "title: 'company',",
      "title: 'company',\n    needs: { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] },",
    ),
  );
  for (const locale of WRITTEN_LOCALES)
    change(`src/messages/${locale}.json`, (text) => {
      const messages = { ...JSON.parse(text), company: WORDS, ...(locale === 'de-DE' && GERMAN) };
      return `${JSON.stringify(messages, null, 2)}\n`;
    });
  // Links as pnpm makes them: those of a piece that imports every room.
  symlinkSync(join(REPOSITORY, 'packages/nav-drawer/node_modules'), join(desk, 'node_modules'));
  return files;
}
