import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSheet } from '../scripts/brandSheet.mjs';
import { foundationSheet } from '../scripts/foundationSheet.mjs';
import { BRANDS } from '../scripts/readTokens.mjs';
import { VERTICAL_ICONS } from '../src/generated/verticalIcons.ts';
import { DEFAULT_LINKS } from '../src/links.ts';
import { NAMED_VERTICALS } from '../src/NavigationItem.ts';
import { checkContrast } from './checkContrast.mjs';
import { checkTokens } from './checkTokens.mjs';
import { byCause } from './problems.mjs';
import { readLogo } from './readLogo.mjs';
import { ROLES } from './roles.mjs';
import { brandProblems } from './validate.mjs';

export { problemLine, problemsIn } from './problems.mjs';

/** Version of what a brand is compiled to. */
const FORMAT = 1;

/**
 * Reads and checks a brand's folder.
 * @param options `isOurs`: it is one of those that the kit brings
 * @returns every problem, and the compiled brand where there is none
 */
export async function compileBrand(folder, { isOurs = false } = {}) {
  const problems = [];
  const refuse = (file, path, found, expected) => problems.push({ file, path, found, expected });

  function read(file, expected) {
    const path = join(folder, file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    refuse(file, '', 'no such file', expected);
  }
  function readJson(file, expected) {
    const text = read(file, expected);
    if (text === undefined) return;
    try {
      const data = JSON.parse(text);
      if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
      refuse(file, '', text.trim().slice(0, 40), 'an object');
    } catch (error) {
      refuse(file, '', error.message, 'JSON');
    }
  }

  const brand = readJson('brand.json', 'the description of the brand');
  if (brand) problems.push(...brandProblems(brand));
  if (!isOurs && BRANDS.includes(brand?.id)) {
    // Pages would show ours.
    refuse('brand.json', '/id', `"${brand.id}"`, `an id of its own: ${BRANDS.join(', ')} are brands of the kit`);
  }
  for (const [index, item] of navigationOf(brand).entries()) {
    const { text, verticalName } = item ?? {};
    if (text !== undefined || typeof verticalName !== 'string' || NAMED_VERTICALS.includes(verticalName)) continue;
    const expected = `a text: "${verticalName}" has no translated name. These have one: ${NAMED_VERTICALS.join(', ')}`;
    refuse('brand.json', `/navigation/${index}/text`, 'nothing', expected);
  }

  const logo = {};
  for (const part of ['mark', 'word', 'under']) {
    const file = brand?.logo?.[part];
    const text = typeof file === 'string' && /^[^/\\]+\.svg$/.test(file) && read(file, `the logo's ${part}`);
    if (!text) continue;
    const result = readLogo(text, file, `${brand.id}-${part}-`);
    problems.push(...result.problems);
    logo[part] = part === 'word' ? withHeight(result.logo, brand.logo.wordHeight) : result.logo;
    if (part === 'word' && result.logo && logo.word.height === undefined) {
      refuse(
        file,
        '/svg@height',
        'nothing in em',
        'the height of the word, as "wordHeight": "1.3em" beside "word" in brand.json',
      );
    }
  }

  const names = ['palette', ...Object.keys(ROLES)];
  const files = Object.fromEntries(
    names.map((name) => [name, readJson(`${name}.tokens.json`, 'design tokens (DTCG)')]),
  );
  problems.push(...checkTokens(files), ...checkContrast(files, brand?.waivers));
  if (problems.length > 0) return { problems: byCause(problems) };

  const { $schema, description, waivers, logo: _, navigation = [], navigationScale = 1, links, icons, ...rest } = brand;
  const css = await Promise.all([brandSheet(folder), foundationSheet(folder)]);
  const compiled = {
    ...{ format: FORMAT, ...rest, logo, navigation, navigationScale },
    links: { ...DEFAULT_LINKS, ...links },
    icons: { ...VERTICAL_ICONS, ...icons },
    css,
  };
  return { problems, brand: compiled };
}

const navigationOf = (brand) => (Array.isArray(brand?.navigation) ? brand.navigation : []);

/** Drawing programs write no length in em. */
const withHeight = (logo, height) => logo && { ...logo, ...(height !== undefined && { height }) };
