import type { BuiltBrand } from '../src/BrandData.ts';

/** One thing that is wrong with a brand's folder. */
export interface BrandProblem {
  file: string;
  /** JSON pointer, or the place in an SVG; empty for the whole file. */
  path: string;
  found: string;
  expected: string;
}

export function compileBrand(folder: string): Promise<{ problems: BrandProblem[]; brand?: BuiltBrand }>;

export function problemLine(problem: BrandProblem): string;
