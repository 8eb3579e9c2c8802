import { readdir, readFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';

const HEADING = `# Generated from openapi/*.yaml by scripts/generate.mjs. Do not edit.
`;

/**
 * One OpenAPI document from the parts in `folder` (a URL ending in a slash): `common.yaml` first, the others by name.
 * Maps are merged, lists appended. A key set by two parts is an error, as one value would be lost.
 */
export async function bundle(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort(commonFirst);
  const document = {};
  for (const name of names) join(document, parse(await readFile(new URL(name, folder), 'utf8')), name, []);
  document.tags = [...new Set(operationsOf(document).flatMap(({ tags }) => tags ?? []))].map((name) => ({ name }));
  return HEADING + stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });
}

const commonFirst = (a, b) => Number(b === 'common.yaml') - Number(a === 'common.yaml') || a.localeCompare(b, 'en');

/** Top level, `components` and its sections are open to every part; a path and all below is one part's. */
function join(target, source, name, at) {
  for (const [key, value] of Object.entries(source)) {
    const path = [...at, key];
    const isOpen =
      (at.length === 0 && ['paths', 'components'].includes(key)) || (at[0] === 'components' && at.length === 1);
    if (isOpen) {
      target[key] ??= {};
      join(target[key], value, name, path);
    } else if (Object.hasOwn(target, key)) {
      throw new Error(`openapi/${name}: ${path.join(' > ')} is in another part already. Each may say it only once.`);
    } else target[key] = value;
  }
}

const operationsOf = (document) => Object.values(document.paths).flatMap((item) => Object.values(item));
