import { loaderFolder } from './pageLoader.ts';

/** As `logFailure` of the kit writes it (docs/errors.md), in fewer bytes: the error says which file or call it was. */
export const report = (code: string, cause: unknown): void =>
  console.error(`[travel-shell] ${code}. See ${loaderFolder()}errors.html#${code}`, cause);
