import { OPTIONAL_ROLES, ROLES } from './roles.mjs';
import { referenceOf, tokensOf } from './tokensOf.mjs';
import { valueProblems } from './validate.mjs';

const fileOf = (name) => `${name}.tokens.json`;
const pointer = (path) => `/${path.replaceAll('.', '/')}`;
const groupOf = (path) => path.slice(0, path.lastIndexOf('.'));
/**
 * The problems of a brand's token files. Problems with the same `cause` are one.
 * @param files name -> contents: `light`; without those that cannot be read
 */
export function checkTokens(files) {
  const palette = files.palette && tokensOf(files.palette);
  const problems = palette ? [...typeProblems('palette', palette), ...checkFile('palette', palette, palette)] : [];
  for (const [name, roles] of Object.entries(ROLES)) {
    if (!files[name]) continue;
    const own = tokensOf(files[name]);
    problems.push(...roleProblems(name, roles, own), ...checkFile(name, own, palette && new Map([...palette, ...own])));
  }
  return problems;
}

/** Names and types of a file's tokens. */
function roleProblems(name, roles, own) {
  const file = fileOf(name);
  const expected = Object.keys(roles);
  const missing = expected
    .filter((path) => !own.has(path))
    .map((path) => {
      const group = groupOf(path);
      const siblings = expected.filter((other) => groupOf(other) === group);
      const isAll = siblings.length > 1 && !siblings.some((other) => own.has(other));
      return {
        ...(isAll && { cause: `${file} ${group}` }),
        ...{ file, path: pointer(path), found: 'nothing', expected: `a token of the type ${roles[path]}` },
      };
    });
  const types = { ...roles, ...OPTIONAL_ROLES[name] };
  const additional = [...own.keys()]
    .filter((path) => !Object.hasOwn(types, path))
    .map((path) => ({ file, path: pointer(path), found: 'a token', expected: 'none of this name: nothing reads it' }));
  const known = new Map([...own].filter(([path]) => Object.hasOwn(types, path)));
  return [...missing, ...typeProblems(name, known, (path) => types[path]), ...additional];
}

/** Those of a group that has no type, and so its tokens have none, are one. */
function typeProblems(name, tokens, typeOf = () => 'color') {
  const file = fileOf(name);
  return [...tokens].flatMap(([path, { type }]) => {
    const expected = `the type ${typeOf(path)}`;
    if (type === typeOf(path)) return [];
    const cause = `${file} ${name === 'palette' ? '' : groupOf(path)} ${type} ${expected}`;
    return { cause, file, path: pointer(path), found: `the type ${type ?? 'nothing'}`, expected };
  });
}

/** @param known what a token may refer to; without a palette it cannot be told */
function checkFile(name, own, known) {
  const file = fileOf(name);
  return [...own].flatMap(([path, { type, value }]) => {
    const at = `${pointer(path)}/$value`;
    const reference = referenceOf(value);
    if (reference === undefined) return valueProblems(type, value, file, at);
    if (!known) return [];
    const target = known.get(reference);
    const isToken = target && referenceOf(target.value) === undefined;
    // A token without a type is a problem of its own.
    if (isToken && (target.type === type || target.type === undefined || type === undefined)) return [];
    const [first = 'palette.blue.500'] = known.keys();
    return {
      cause: `{${reference}} ${type}`,
      ...{ file, path: at, found: `"${value}"`, expected: `a ${type} of the palette, such as "{${first}}"` },
    };
  });
}
