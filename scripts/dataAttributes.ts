/** The document of shared/core/src/dataAttributes.ts. */
import { DATA_ATTRIBUTES } from '@travel-shell/core/dataAttributes';
import { markdownTable } from 'markdown-table';
import type { Files } from './writeFiles.ts';

const rows = Object.entries(DATA_ATTRIBUTES)
  .sort(([one], [two]) => (one < two ? -1 : 1))
  .map(([name, { sentence, from, to, ...row }]) => [
    `\`${name}\``,
    sentence,
    'value' in row ? row.value : '–',
    from.join(', '),
    to.join(', '),
  ]);
const text = `# \`data-*\` attributes

The protocol between the HTML of a fragment, the loader, React and our style sheets: every \`data-*\` attribute that one room
writes and another reads. \`piece\` is any piece, \`page\` the host's page. What a room has for itself, such as for its own style
sheet, is not here.

Written by \`scripts/dataAttributes.ts\` from \`shared/core/src/dataAttributes.ts\`; a test compares that with the code.

${markdownTable([['Attribute', 'What it says', 'Value', 'Written by', 'Read by'], ...rows])}
`;

export const generate = (): Files => ({ 'docs/data-attributes.md': text });
