/** Names that our code reads from `document` and `window`, where an element with that name or ID may come first. */
import { globSync, readFileSync } from 'node:fs';

/** Code that runs on other people's pages. */
const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'];

/** As in `.dependency-cruiser.mjs`; and packages that run on a server, or are about documents of another kind. */
const ELSEWHERE = [
  /^shared\/(testing|contract)\//,
  /^packages\/(back-end|fragments|conformance|brand|doctor)\//,
  /\.(test|stories|fixtures|spec|axe|shots)\.tsx?$/,
  /\/(test[A-Z]\w*|PlayedBackEnd|pickerStory)\.tsx?$/,
  /\/(stories|testing|conformance|fixtures|docs)\//,
];

export interface Source {
  file: string;
  /** Without comments. */
  code: string;
}

export const pageSources = (): Source[] =>
  globSync(SOURCES)
    .filter((file) => !ELSEWHERE.some((pattern) => pattern.test(file)))
    .sort()
    .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '') }));

/** `{ body, documentElement: html }` -> body, documentElement */
const keysOf = (pattern: string) => [...pattern.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name as string);

function collect(direct: RegExp, destructured: RegExp): string[] {
  const names = pageSources().flatMap(({ code }) => [
    ...[...code.matchAll(direct)].map(([, name]) => name as string),
    ...[...code.matchAll(destructured)].flatMap(([, pattern]) => keysOf(pattern as string)),
  ]);
  return [...new Set(names)].sort();
}

/** Through `pageDocument` and `rootOf`. */
export const documentNames = (): string[] =>
  collect(/(?<![/\w])(?:pageDocument|rootOf\(\w+\))\??\.(\w+)/g, /\{([^{}]*)\} = pageDocument;/g);

/** Through `ownGlobal` and `ownQueue`. */
export const globalNames = (): string[] => collect(/\bown(?:Global|Queue)(?:<[^()]*>)?\('(\w+)'\)/g, /(?!)/g);

/** From `window` itself, which only what every browser has may be. */
export const windowNames = (): string[] =>
  collect(
    /\b(?:window|self|globalThis)(?: as [^;=]*?\))?\??\.(\w+)/g,
    /\{([^{}]*)\}(?:: [^=;]*)? = (?:window|self|globalThis)\b/g,
  );
