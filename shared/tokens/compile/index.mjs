import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSheet } from '../scripts/brandSheet.mjs';
import { foundationSheet } from '../scripts/foundationSheet.mjs';
import { VERTICAL_ICONS } from '../src/generated/verticalIcons.ts';
import { DEFAULT_LINKS } from '../src/links.ts';
import { checkContrast } from './checkContrast.mjs';
import { checkTokens } from './checkTokens.mjs';
import { readLogo } from './readLogo.mjs';
import { ROLES } from './roles.mjs';
import { brandProblems } from './validate.mjs';

/** Version of what a brand is compiled to. */
const FORMAT = 1;

/**
 * Reads and checks a brand's folder.
 * @returns every problem, and the compiled brand where there is none
 */
export async function compileBrand(folder) {
  const problems = [];
  const refuse = (file, path, found, expected) => problems.push({ file, path, found, expected });

  function read(file, expected) {
    const path = join(folder, file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    refuse(file, '', 'no such file', expected);
  }
  function readJson(file, expected) {
    const text = read(file, expected);
    try {
      return text && JSON.parse(text);
    } catch (error) {
      refuse(file, '', error.message, 'JSON');
    }
  }

  const brand = readJson('brand.json', 'the description of the brand');
  if (brand) problems.push(...brandProblems(brand));

  const logo = {};
  for (const [part, file] of Object.entries(brand?.logo ?? {})) {
    const text = typeof file === 'string' && /^[^/\\]+\.svg$/.test(file) && read(file, `the logo's ${part}`);
    if (!text) continue;
    const result = readLogo(text, file, `${brand.id}-${part}-`);
    problems.push(...result.problems);
    logo[part] = result.logo;
  }

  const names = ['palette', ...Object.keys(ROLES)];
  const files = Object.fromEntries(
    names.map((name) => [name, readJson(`${name}.tokens.json`, 'design tokens (DTCG)')]),
  );
  if (files.palette) problems.push(...checkTokens(files));
  if (problems.length > 0) return { problems };
  problems.push(...(await checkContrast(folder)));
  if (problems.length > 0) return { problems };

  const { $schema, description, logo: _, navigation = [], navigationScale = 1, links, icons, ...rest } = brand;
  const css = await Promise.all([brandSheet(folder), foundationSheet(folder)]);
  const compiled = {
    ...{ format: FORMAT, ...rest, logo, navigation, navigationScale },
    links: { ...DEFAULT_LINKS, ...links },
    icons: { ...VERTICAL_ICONS, ...icons },
    css,
  };
  return { problems, brand: compiled };
}

/** One line of a problem. */
export const problemLine = ({ file, path, found, expected }) =>
  `${file}${path && ` ${path}`}: ${found}. Expected ${expected}.`;
