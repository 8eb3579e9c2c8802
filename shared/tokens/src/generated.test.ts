import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@travel-shell/contract';
import { expect, test } from 'vitest';
import { VERTICAL_ICONS } from './generated/verticalIcons.ts';
import { BREAKPOINTS, HEADER_HEIGHTS, MOTION, OFFSETS, VERTICALS } from './index.ts';

const root = join(import.meta.dirname, '..');

test('the generated files are those the tokens give', () => {
  expect(() => execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), '--check'])).not.toThrow();
});

test('STA-061 every icon is that of a vertical', () => {
  expect(VERTICALS).toEqual(expect.arrayContaining(Object.keys(VERTICAL_ICONS)));
});

test.each(['', '.foundation'])('every brand says the same things, so that no look is left to chance%s', (kind) => {
  const names = BRANDS.map((brand) =>
    [
      ...readFileSync(join(root, `src/generated/${brand}${kind}.shadow.css`), 'utf8')
        // What a raised surface sets depends on how it differs from a brand's bar.
        .replace(/^.*(\[popover\]|data-raised\]\)) \{[^}]*\}/gm, '')
        .matchAll(/--_[\w-]+(?=:)/g),
    ].map(String),
  );
  expect(names[1]).toEqual(names[0]);
  expect(names[2]).toEqual(names[0]);
});

test.each(BRANDS)('HDR-013 %s has colours of its own for states in each presentation', (brand) => {
  const css = readFileSync(join(root, `src/generated/${brand}.foundation.shadow.css`), 'utf8');
  const [light, dark, aos] = ['', '="dark"', '="aos"'].map((value) => {
    const [, body = ''] = css.split(`\n[data-presentation${value}] {`);
    return [...(body.split('}')[0] ?? '').matchAll(/--_color-(?:success|success-surface|skeleton): .+/g)].map(String);
  });
  expect(light).toHaveLength(3);
  expect(dark).toHaveLength(3);
  expect(aos).toHaveLength(3);
  expect(new Set([light, dark, aos].flat()).size).toBe(9);
});

test('no folder of tokens lacks a brand', () => {
  const folders = readdirSync(join(root, 'tokens'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...BRANDS].sort());
});

test('CON-018 CON-039 offsets of what floats', () => {
  expect(OFFSETS).toEqual({ tooltip: 12, menu: 8 });
});

test('CON-004 CON-005 CON-006 CON-017 CON-019 CON-020 times', () => {
  expect(MOTION).toEqual({
    popover: 200,
    tooltipClose: 200,
    tooltipFocusDelay: 100,
    dialogDelay: 250,
    scroll: 300,
    autoDismiss: 5000,
  });
});

test('CON-034 CON-035 heights of a header', () => {
  expect(HEADER_HEIGHTS).toEqual({ default: 80, compact: 62 });
});

test('CON-042 breakpoints rise', () => {
  const widths = Object.values(BREAKPOINTS);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
});
