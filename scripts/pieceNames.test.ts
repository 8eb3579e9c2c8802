import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { expect, it } from 'vitest';
import { findPieces, type Piece, ROOT } from './build/pieces.ts';

const isTest = (file: string) =>
  /\.(test|stories|fixtures)\.|(^|\/)(test[A-Z]\w*|testing|stories|generated)\b/.test(file);
const sources = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTest(file))
    .sort();

/** A file's code, without comments and types. */
const codeOf = (file: string) =>
  transformSync(readFileSync(join(ROOT, file), 'utf8'), {
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      target: 'es2022',
      minify: { compress: false, mangle: false, format: { comments: false } },
    },
    minify: true,
  }).code;

const pieces = await findPieces();
const tagsOf = (piece: Piece): string[] => piece.elements.map(({ contract }) => contract.tag);

/** Files that may have the name of a piece all the same, as `<file>: <name>`, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/fragments/src/command.ts: country-picker': 'an example in the help of the command',
  'packages/fragments/src/command.ts: footer': 'an example in the help of the command',
  'packages/fragments/src/renderFragment.tsx: frame': 'messages around the screens of a page',
  'packages/fragments/src/service.ts: header': 'a header of HTTP',
  'packages/fragments/src/session.ts: consent': 'the name of the cookie (CON-061)',
  'packages/loader/src/debug/readConsent.ts: consent': 'a word of the panel of debug, not the piece',
  'packages/loader/src/debug/readStore.ts: business': 'a word of the panel of debug, not the piece',
  'packages/loader/src/debug/readStore.ts: sign-in': 'a word of the panel of debug, not the piece',
  'packages/loader/src/debug/reasons.ts: consent': 'the public name of consent.js, explained in the panel',
  'packages/loader/src/debug/reasons.ts: frame': 'the public name of frame.js, explained in the panel',
  'packages/loader/src/debug/startRecord.ts: sign-in': 'an event of the page',
  'packages/loader/src/debug/toMarkdown.ts: consent': 'events of the page, which a report leaves out',
  'scripts/build/npm/writeBackEnd.ts: consent': 'the folder of an area of the back end',
  'scripts/build/pageRules.ts: travel-header': 'the one piece whose fallback links have looks of their own',
  'scripts/build/releaseNotes.ts: consent': 'its script has a row of its own, with its integrity',
  'scripts/build/releaseNotes.ts: frame': 'its script has a row of its own, with its integrity',
  'scripts/build/servedPieces.ts: country-picker': 'data for its list, for tests',
  'scripts/build/servedPieces.ts: currency-picker': 'data for its list, for tests',
  'scripts/build/servedPieces.ts: footer': 'data for its links, for tests',
};

it('no code of loader, elements, fragments and build names a piece', () => {
  const files = sources(
    ...['loader', 'elements', 'fragments'].map((folder) => `packages/${folder}/src/**/*.{ts,tsx}`),
    'scripts/build/**/*.{ts,cjs}',
    'webpack.config.ts',
  );
  const names = new Set(
    pieces.flatMap((piece) => [piece.name, ...tagsOf(piece).flatMap((tag) => [tag, tag.replace('travel-', '')])]),
  );
  const found = files.flatMap((file) => {
    const code = codeOf(file);
    // `header`, `travel-header` and `'./header/'`, not `checkout-header` or `headers`.
    const isNamed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
    return [...names].filter(isNamed).map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(found.sort()).toEqual(Object.keys(EXCEPTIONS));
});

/** Shared code that names a tag, as `<file>: <tag>`, and why. */
const SHARED_EXCEPTIONS: Readonly<Record<string, string>> = {
  'shared/checks/src/kinds/checkConsent.ts: travel-consent': 'consent.js belongs to it, whatever the page has besides',
  'shared/piece/src/requestCookieSettings.ts: travel-consent':
    'footer and drawer put it on a page without it; which kind depends on what is configured, so no contract can say it',
};

it('no shared code names the tag of a piece', () => {
  const files = sources('shared/*/src/**/*.{ts,tsx}');
  const tags = pieces.flatMap(tagsOf);
  const found = files.flatMap((file) => {
    const code = codeOf(file);
    // Not `travel-consent-given`, which is an event.
    return tags.filter((tag) => new RegExp(`["'\`]${tag}(?![\\w-])`).test(code)).map((tag) => `${file}: ${tag}`);
  });
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual(Object.keys(SHARED_EXCEPTIONS));
});

/** A call that finds an element by a selector: `querySelector('travel-header')`. */
const LOOKUP = /\b(?:querySelector(?:All)?|closest|matches|getElementsByTagName)\((["'`])((?:(?!\1).)*)\1/gs;

it('no piece looks up another one on the page', () => {
  const elements = pieces.flatMap((piece) => piece.elements);
  const files = sources('packages/*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}');
  const found = files.flatMap((file) => {
    const own = elements.filter(({ packageName }) => file.startsWith(`packages/${packageName}/`));
    const tags = [...codeOf(file).matchAll(LOOKUP)].flatMap(([, , selector = '']) =>
      [...selector.matchAll(/(?<![\w.#[-])travel-[\w-]+/g)].map(([tag]) => tag),
    );
    return tags.filter((tag) => !own.some(({ contract }) => contract.tag === tag)).map((tag) => `${file}: ${tag}`);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
