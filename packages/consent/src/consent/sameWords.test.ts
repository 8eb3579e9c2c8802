import { readFileSync } from 'node:fs';
import { LOCALES } from '@travel-shell/core';
import { expect, test } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The texts that both dialogs have, by their names in the banner and in the full framework. */
const SAME = [
  ['accept', 'accept'],
  ['decline', 'reject'],
  ['withdraw', 'withdrawAll'],
  ['manage', 'manage'],
  ['save', 'save'],
] as const;

test.each(LOCALES.filter((locale) => locale !== 'pseudo'))(
  'in %s both dialogs say the same by the same words, and quote them',
  (locale) => {
    const { cookies } = read(`../messages/${locale}.json`);
    const tcf = read(`./tcf/messages/${locale}.json`);
    for (const [banner, framework] of SAME) expect(tcf[framework], banner).toBe(cookies[banner]);
    expect(tcf.interest).toContain(tcf.manage);
  },
);
