import type { BuiltBrand } from '../src/BrandData.ts';

interface Place {
  file: string;
  /** JSON pointer, or the place in an SVG; empty for the whole file. */
  path: string;
  found: string;
  expected: string;
}

/** One thing that is wrong with a brand's folder. */
export interface BrandProblem extends Place {
  /** Where else it shows. */
  also: Place[];
}

export function compileBrand(
  folder: string,
  options?: { isOurs?: boolean },
): Promise<{ problems: BrandProblem[]; brand?: BuiltBrand }>;

export function problemLine(problem: BrandProblem): string;

export function problemsIn(folder: string, problems: readonly BrandProblem[]): string;
