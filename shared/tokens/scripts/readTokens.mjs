import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS } from '@travel-shell/core';
import { referenceOf, tokensOf } from '../compile/tokensOf.mjs';
import MEASURES from '../tokens/measures.tokens.json' with { type: 'json' };

export { BRANDS };
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder of one of our brands. */
export const folderOf = (brand) => join(ROOT, 'brands', brand);

const read = new Map();

/** All tokens of some files of a brand's folder, references resolved. The same files are read once. */
export function readTokens(folder, ...names) {
  const key = [folder, ...names].join();
  if (!read.has(key)) {
    const files = names.map((name) => JSON.parse(readFileSync(join(folder, `${name}.tokens.json`), 'utf8')));
    read.set(key, resolve(files.reduce(merged, {})));
  }
  return read.get(key);
}

let measures;
/** The tokens all brands share. */
export function readMeasures() {
  measures ??= resolve(MEASURES);
  return measures;
}

const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(one, other) {
  const entries = Object.entries(other).map(([name, value]) => [
    name,
    isGroup(value) && isGroup(one[name]) ? merged(one[name], value) : value,
  ]);
  return { ...one, ...Object.fromEntries(entries) };
}

/** Each token with its path, type and value. A reference names a token that is none: one level, by `checkTokens`. */
function resolve(tokens) {
  const all = tokensOf(tokens);
  return [...all].map(([path, { type, value }]) => {
    const reference = referenceOf(value);
    const target = reference === undefined ? { type, value } : all.get(reference);
    if (!target) throw new Error(`${path} names ${value}, which is no token.`);
    return { path: path.split('.'), $type: type ?? target.type, $value: target.value };
  });
}

/** Role tokens, which name the purpose of a colour; the palette only lists colours. */
export const isRole = ({ path }) => path[0] !== 'palette';

export const nameOf = ({ path }) => path.join('-');
