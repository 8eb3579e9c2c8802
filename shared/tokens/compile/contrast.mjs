/** Contrast, and its problems that `travel-shell-brand` reports, for pages: nothing here needs Node. */
import { checkContrast } from './checkContrast.mjs';
import { byCause } from './problems.mjs';

export { wcagContrast as contrast } from 'culori';
export { contrastFailures } from './checkContrast.mjs';
export { problemLine, problemsIn } from './problems.mjs';

export const contrastProblems = (files, waivers) => byCause(checkContrast(files, waivers));
