import { type Importers, withDependents } from './importGraph.ts';

/** A piece by its folder below `packages/`, with the tags it defines. */
interface NamedPiece {
  name: string;
  tags: readonly string[];
}

export interface Workspace {
  /** Paths of all files, relative to the root. */
  files: readonly string[];
  /** The text of one of them. */
  read(file: string): string;
  importers: Importers;
  pieces: readonly NamedPiece[];
}

/** The tests to run after a change. Files are paths relative to the root. */
export interface Selection {
  /** The pieces that the change reaches. */
  pieces: string[];
  node: string[];
  server: string[];
  browser: string[];
  /** Titles of stories. */
  titles: string[];
  scenarios: string[];
  /** Scenarios that name a reached piece too, but are about another one. */
  scenariosLeftOut: string[];
}

const TEST = /\.test\.tsx?$/;
const SPEC = /^host-demo\/scenarios\/.*(?<!speed)\.spec\.ts$/;
const OTHER_ENGINES = /^host-demo\/scenarios\/engines\//;
const STORY = /\.stories\.tsx$/;
const SERVER = /^(packages\/back-end|host-demo\/(back-end|demo))\//;

/** Tests of the whole tree, which import nothing of what they read. The others of this kind pack or install packages. */
const OF_THE_TREE = [
  'host-demo/guests/ranges.test.ts',
  'host-demo/guests/snippets.test.ts',
  'scripts/documentation.test.ts',
  'scripts/pieceNames.test.ts',
  'scripts/workspace.test.ts',
];

/** Visits of the whole shell, for changes below the pieces: server, loader, shared code. */
const OF_THE_SHELL = ['host-demo/scenarios/bare/bare.spec.ts', 'host-demo/scenarios/shell/shell.spec.ts'];

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * How much a spec is about a piece: 0 if its path names it, else the piece's place among the tags that the spec names, by
 * how often; undefined if it names none of its tags.
 */
function distance(file: string, text: string, { name, tags }: NamedPiece): number | undefined {
  const folderAndFile = file.split('/').slice(2);
  const names = [name, ...tags.map((tag) => tag.replace('travel-', ''))].flatMap((word) => [word, camelCase(word)]);
  if (folderAndFile.some((part) => names.includes(part.replace('.spec.ts', '')))) return 0;
  const counts = new Map<string, number>();
  for (const [tag] of text.matchAll(/\btravel-[a-z]+(?:-[a-z]+)*\b/g)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => tag);
  const places = tags.map((tag) => byCount.indexOf(tag)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) + 1 : undefined;
}

/** The scenarios that are about a piece more than about any other; where there is none, those that come closest. */
function scenariosOf(piece: NamedPiece, specs: readonly string[], read: Workspace['read']) {
  const distances = specs.flatMap((file) => {
    const far = distance(file, read(file), piece);
    return far === undefined ? [] : [{ file, far }];
  });
  const limit = Math.max(1, Math.min(...distances.map(({ far }) => far)));
  return {
    about: distances.filter(({ far }) => far <= limit).map(({ file }) => file),
    besides: distances.filter(({ far }) => far > limit).map(({ file }) => file),
  };
}

/** A spec is reached by its own imports, and by its page: the other files of its folder, which the demo loads by path. */
function isReachedSpec(spec: string, reached: ReadonlySet<string>): boolean {
  if (reached.has(spec)) return true;
  const folder = spec.slice(0, spec.lastIndexOf('/') + 1);
  if (folder === 'host-demo/scenarios/') return false;
  return [...reached].some((file) => file.startsWith(folder) && !SPEC.test(file));
}

const titleOf = (text: string): string | undefined => /^\s*title: '([^']+)'/m.exec(text)?.[1];

/** Storybook's way from a title to the first half of a story's id, which names the folder of its pictures. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Decides what a change can break: by imports, by the names of pieces, and by where files are. */
export function selectTests(changed: readonly string[], { files, read, importers, pieces }: Workspace): Selection {
  const reached = withDependents(changed, importers);
  const has = (pattern: RegExp) => [...reached].some((file) => pattern.test(file));
  const present = new Set(files);
  const texts = new Map(files.filter((file) => TEST.test(file) || SPEC.test(file)).map((file) => [file, read(file)]));
  const textOf = (file: string) => texts.get(file) ?? '';

  const isSource = (file: string) => !TEST.test(file) && !STORY.test(file);
  const reachedPieces = pieces.filter(({ name }) =>
    [...reached].some((file) => file.startsWith(`packages/${name}/src/`) && isSource(file)),
  );
  const tags = reachedPieces.flatMap((piece) => piece.tags);
  const namesTag = (text: string) => tags.some((tag) => new RegExp(`\\b${tag}(?![\\w-])`).test(text));

  // Tests that only name a tag count for a change inside one piece, or two: shared code reaches most of them by imports.
  const isOwn = reachedPieces.length <= 2;
  const tests = files.filter(
    (file) =>
      TEST.test(file) &&
      (reached.has(file) ||
        OF_THE_TREE.includes(file) ||
        (isOwn && namesTag(textOf(file))) ||
        namesFile(textOf(file), changed)),
  );

  const specs = files.filter((file) => SPEC.test(file) && !OTHER_ENGINES.test(file));
  const near = reachedPieces.map((piece) => scenariosOf(piece, specs, textOf));
  const isBelowPieces = has(
    /^(shared\/(?!testing)[^/]+\/src|packages\/(loader|fragments|elements|back-end)\/src|host-demo\/demo)\/(?!.*\.test\.)/,
  );
  const scenarios = new Set([
    ...specs.filter((spec) => isReachedSpec(spec, reached)),
    ...near.flatMap(({ about }) => about),
    ...(isBelowPieces ? OF_THE_SHELL.filter((spec) => present.has(spec)) : []),
  ]);

  const pictures = changed.flatMap((file) => /^storybook\/screenshots\/baselines\/([^/]+)\//.exec(file)?.[1] ?? []);
  const titles = files
    .filter((file) => STORY.test(file))
    .flatMap((file) => {
      const title = titleOf(read(file));
      return title && (reached.has(file) || pictures.includes(idOf(title))) ? [title] : [];
    });

  return {
    pieces: reachedPieces.map(({ name }) => name),
    browser: tests.filter((file) => file.includes('.browser.test.')),
    server: tests.filter((file) => SERVER.test(file)),
    node: tests.filter((file) => !file.includes('.browser.test.') && !SERVER.test(file)),
    titles: [...new Set(titles)],
    scenarios: [...scenarios],
    scenariosLeftOut: [...new Set(near.flatMap(({ besides }) => besides))].filter((spec) => !scenarios.has(spec)),
  };
}

/** Tests that read a file instead of importing it name its path. */
const namesFile = (text: string, changed: readonly string[]): boolean =>
  changed.some((file) => file.includes('/') && text.includes(file));
