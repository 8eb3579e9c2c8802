/**
 * The parameters of a path that fits a pattern such as `/business/people/{id}`, else undefined. A slash at the end does not
 * count.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const index of wanted.keys()) {
    const segment = wanted[index] as string;
    const value = decode(given[index] ?? '');
    const name = parameterOf(segment);
    if (name && value) params[name] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

/** The path of a pattern with its parameters filled in. Throws where one is missing, because a link would lead nowhere. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  const filled = segmentsOf(pattern).map((segment) => {
    const name = parameterOf(segment);
    if (name === undefined) return segment;
    const value = params[name];
    if (!value) throw new Error(`${pattern} needs a value for ${segment}.`);
    return encodeURIComponent(value);
  });
  return `/${filled.join('/')}`;
}

export const hasParameters = (pattern: string): boolean => segmentsOf(pattern).some(parameterOf);

const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/');

const parameterOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

/** Undefined where it is no encoded text: such an address is none of ours. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
