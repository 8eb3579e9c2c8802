import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const guide = readFileSync(join(import.meta.dirname, '../../docs/partner-guide.md'), 'utf8');
/** Commands and style sheets are not files of a guest. */
const snippets = [...guide.matchAll(/(?:<!-- (\S+) -->\n\n)?^```(?!sh|css)(\w+)\n(.*?)^```$/gms)].map(
  ([, file = '', , code = '']) => ({ file, code }),
);

describe('docs/partner-guide.md', () => {
  it('has snippets', () => expect(snippets.length).toBeGreaterThan(8));

  it.each(snippets)('has $file as the guest has it', ({ file, code }) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(`\n${text}`).toContain(`\n${code}`);
  });
});
