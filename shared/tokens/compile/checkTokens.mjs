import { ROLES } from './roles.mjs';
import { valueProblems } from './validate.mjs';

/** The tokens of a DTCG file, in order: path, type (inherited from its groups) and value. */
function tokensOf(node, path = [], inherited = undefined) {
  if (typeof node !== 'object' || node === null) return [];
  const type = node.$type ?? inherited;
  if ('$value' in node) return [{ path, type, value: node.$value }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => tokensOf(child, [...path, name], type));
}

/**
 * What is wrong with the token files of a brand.
 * @param files name -> contents: `light`
 */
export function checkTokens(files) {
  const palette = new Map(tokensOf(files.palette).map((token) => [token.path.join('.'), token]));
  const problems = checkFile('palette', palette, palette);
  for (const [name, roles] of Object.entries(ROLES)) {
    if (!files[name]) continue;
    const own = new Map(tokensOf(files[name]).map((token) => [token.path.join('.'), token]));
    const refuse = (path, found, expected) =>
      problems.push({ file: `${name}.tokens.json`, path: `/${path.replaceAll('.', '/')}`, found, expected });
    for (const [path, type] of Object.entries(roles)) {
      const token = own.get(path);
      if (!token) refuse(path, 'nothing', `a token of the type ${type}`);
      else if (token.type !== type) refuse(path, `the type ${token.type ?? 'nothing'}`, `the type ${type}`);
    }
    for (const path of own.keys()) {
      if (!Object.hasOwn(roles, path)) refuse(path, 'a token', 'none of this name: nothing reads it');
    }
    problems.push(...checkFile(name, own, new Map([...palette, ...own])));
  }
  return problems;
}

function checkFile(name, own, known) {
  const file = `${name}.tokens.json`;
  return [...own].flatMap(([path, { type, value }]) => {
    const at = `/${path.replaceAll('.', '/')}/$value`;
    const [, reference] = /^\{(.+)\}$/.exec(value) ?? [];
    if (reference === undefined) return valueProblems(type, value, file, at);
    const target = known.get(reference);
    if (target?.type === type && !/^\{/.test(target.value)) return [];
    return {
      file,
      path: at,
      found: `"${value}"`,
      expected: `a ${type} of the palette, such as "{${[...known.keys()][0]}}"`,
    };
  });
}
