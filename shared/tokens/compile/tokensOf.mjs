/** `palette.clay.700` of `{palette.clay.700}`. */
export const referenceOf = (value) => /^\{(.+)\}$/.exec(value)?.[1];

/**
 * The tokens of a DTCG file by their path, in order: type (inherited from its groups) and value.
 * @returns {Map<string, { type: string | undefined, value: unknown }>}
 */
export function tokensOf(node) {
  const found = new Map();
  const collect = (node, path, inherited) => {
    if (typeof node !== 'object' || node === null) return;
    const type = node.$type ?? inherited;
    if ('$value' in node) found.set(path.join('.'), { type, value: node.$value });
    else {
      for (const [name, child] of Object.entries(node))
        if (!name.startsWith('$')) collect(child, [...path, name], type);
    }
  };
  collect(node, [], undefined);
  return found;
}
