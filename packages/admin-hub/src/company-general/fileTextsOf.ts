import { formatList } from '@travel-shell/i18n/lists';
import { type FormMessages, fileTexts } from '@travel-shell/piece/form';
import type { FileFieldTexts } from '@travel-shell/ui/file-field';

/** The texts of a file field, with the limit in them. `problems`: more texts, for the files that it refuses. */
export function fileTextsOf(words: FormMessages, problems: Partial<FileFieldTexts['problems']>): FileFieldTexts {
  const texts = fileTexts(words);
  return { ...texts, problems: { ...texts.problems, ...problems } };
}

/** `image/jpeg` and `application/pdf` are "JPEG or PDF". */
export const nameTypes = (lang: string, types: readonly string[]): string =>
  formatList(
    lang,
    types.map((type) => type.split('/')[1]?.toUpperCase() ?? type),
    { type: 'disjunction' },
  );

/** In binary megabytes, as the back end counts. */
export const nameSize = (lang: string, bytes: number): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte' }).format(bytes / 2 ** 20);
