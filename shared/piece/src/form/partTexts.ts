import type { DataTableTexts } from '@travel-shell/ui/data-table';
import type { FileFieldTexts } from '@travel-shell/ui/file-field';
import type { Messages } from './messages/generated/Messages.ts';

/** The texts of a file field. */
export function fileTexts(messages: Messages): FileFieldTexts {
  const { chosen, removed, preview, ...texts } = messages.file;
  const kilobytes = new Intl.NumberFormat(messages.lang, { style: 'unit', unit: 'kilobyte' });
  return {
    ...texts,
    chosen: ({ name, bytes }) => chosen({ name, size: kilobytes.format(Math.ceil(bytes / 1000)) }),
    removed: (name) => removed({ name }),
    preview: (name) => preview({ name }),
  };
}

/** The texts of a table with pages. */
export function tableTexts(messages: Messages): DataTableTexts {
  const { range, pages, ...texts } = messages.table;
  const { format } = new Intl.NumberFormat(messages.lang);
  return {
    ...texts,
    range: ({ first, last, total }) => range({ first: format(first), last: format(last), total: format(total) }),
    pages: (caption) => pages({ caption }),
  };
}
