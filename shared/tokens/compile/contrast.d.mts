import type { BrandProblem } from './index.d.mts';

/** The contents of token files by their name: `light`, `foundation.light`. */
export type TokenFiles = Readonly<Record<string, object | undefined>>;

/** A pair of colours with too little contrast. */
export interface ContrastFailure {
  presentation: 'light' | 'dark' | 'aos';
  /** As pairs.json names them: `raised-text`. */
  names: readonly [foreground: string, background: string];
  ratio: number;
  minimum: number;
  /** It only fills what has a text or a border of its own, so that brand.json may waive it. */
  decorates: boolean;
  /** A foreground that would pass on every ground it meets, if there is one. */
  passing: string | undefined;
}

/** WCAG 2.2, contrast ratio of two opaque CSS colours: from 1 to 21. */
export function contrast(one: string, other: string): number;

export function contrastFailures(files: TokenFiles): ContrastFailure[];

/** What the command says of these files. */
export function contrastProblems(files: TokenFiles, waivers?: Readonly<Record<string, string>>): BrandProblem[];

export { problemLine, problemsIn } from './index.d.mts';
