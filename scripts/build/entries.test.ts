import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeEntries } from './entries.ts';
import { ROOT } from './pieces.ts';

it("an npm page keeps the place of every piece and the drawer's room from its start, not from the piece's", async () => {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.entries-'));
  try {
    await writeEntries(folder);
    const room = /^ {2}room: (.+),$/m.exec(readFileSync(join(folder, 'parts.ts'), 'utf8'))?.[1] ?? '""';
    expect(JSON.parse(room)).toMatch(/^@layer travel-shell\{/);
    for (const rule of [
      'travel-header:not([compact])&{min-block-size:80px}',
      'travel-nav-drawer-inline-size:72px',
      'travel-nav-drawer~travel-footer{margin-inline-start:',
    ])
      expect(JSON.parse(room)).toContain(rule);
    expect(readFileSync(join(folder, 'react.ts'), 'utf8')).toContain(', PARTS.room);');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
