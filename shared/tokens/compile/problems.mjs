/** One problem for each cause, with the others of it as `also`. */
export function byCause(problems) {
  const first = new Map();
  for (const [index, problem] of problems.entries()) {
    const known = first.get(problem.cause ?? index);
    if (!known) first.set(problem.cause ?? index, { ...problem, also: [] });
    // A pair of colours meets in several presentations.
    else if (![known, ...known.also].some((other) => isAlike(other, problem))) known.also.push(problem);
  }
  return [...first.values()];
}

const isAlike = (one, other) => ['file', 'path', 'found'].every((key) => one[key] === other[key]);

/** How many others of a cause are named. */
const NAMED = 3;

/** One line of a problem. */
export function problemLine(problem) {
  const { file, path, found, expected, also } = problem;
  const line = `${file}${path && ` ${path}`}: ${found}. Expected ${expected}.`;
  if (also.length === 0) return line;
  const names = also.slice(0, NAMED).map((other) => otherLine(other, problem));
  const rest = also.length > NAMED ? `, and ${also.length - NAMED} more` : '';
  return `${line} The same cause: ${names.join('; ')}${rest}.`;
}

/** The differences from the first problem. */
function otherLine(other, first) {
  const place = [other.file !== first.file && other.file, other.path !== first.path && other.path];
  return [...place, other.found !== first.found && other.found].filter(Boolean).join(' ');
}

/** The line beneath them. */
export const problemsIn = (folder, problems) =>
  `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${folder}.`;
