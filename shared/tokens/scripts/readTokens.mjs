import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import StyleDictionary from 'style-dictionary';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
export const BRANDS = ['flagship', 'sister', 'partner'];
/** Presentation -> its token file and selector. */
export const PRESENTATIONS = [
  ['light', '[data-presentation]'],
  ['dark', '[data-presentation="dark"]'],
  ['aos', '[data-presentation="aos"]'],
];

const read = new Map();

/** All tokens of some files below tokens/, references resolved. The same files are read once. */
export function readTokens(...files) {
  const key = files.join();
  if (!read.has(key)) read.set(key, tokensIn(files));
  return read.get(key);
}

async function tokensIn(files) {
  const dictionary = new StyleDictionary({
    source: files.map((file) => join(ROOT, 'tokens', file)),
    platforms: { css: {} },
    log: { verbosity: 'silent', warnings: 'error' },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return allTokens;
}

/** Role tokens, which name the purpose of a colour; the palette only lists colours. */
export const isRole = ({ path }) => path[0] !== 'palette';

export const nameOf = ({ path }) => path.join('-');
