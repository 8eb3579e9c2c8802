import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** A fenced block of a guide. */
export interface Snippet {
  guide: string;
  text: string;
}

const markdownIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** Texts for others: README, guides, and the READMEs of packages. docs/snippets.md lists what is in them. */
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  ...markdownIn('docs').filter((name) => name !== 'docs/snippets.md'),
  ...readdirSync(join(ROOT, 'packages')).flatMap((name) => markdownIn(`packages/${name}`)),
];

const BLOCK = /^```.*\n([\s\S]*?)\n```$/gm;
const readGuide = (guide: string) => readFileSync(join(ROOT, guide), 'utf8');

export const snippets: readonly Snippet[] = GUIDES.flatMap((guide) =>
  [...readGuide(guide).matchAll(BLOCK)].map(([, text = '']) => ({ guide, text })),
);

/** Commands in the text and the tables of the guides, such as `npm run check`: each once. */
export const commands: readonly string[] = [
  ...new Set(
    GUIDES.flatMap((guide) =>
      [
        ...readGuide(guide)
          .replace(BLOCK, '')
          .matchAll(/`((?:[A-Z]+=\S+ )?(?:npm|npx|node) [^`]+)`/g),
      ].map(([, command = '']) => command),
    ),
  ),
];

/** The one block of a guide that has `words`. */
export function snippetOf(guide: string, words: string): string {
  const [found, ...more] = snippets.filter((each) => each.guide === guide && each.text.includes(words));
  if (!found || more.length > 0) throw new Error(`${guide} has ${found ? 'several blocks' : 'no block'} with ${words}`);
  return found.text;
}

/** The first block of HTML in a guide. */
export const firstTags = (guide: string): string | undefined =>
  snippets.find((each) => each.guide === guide && each.text.startsWith('<'))?.text;
