import { foldText } from '@travel-shell/i18n/search';

/** An entry's searchable text, folded (PIC-021, PIC-022). Computed once per list. */
export const searchTextOf = (...fields: (string | undefined)[]): string => foldText(fields.join('\n'));
