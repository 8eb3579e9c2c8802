import { expect, it } from 'vitest';
import { documentNames, globalNames, pageSources } from './pageNames.ts';

it('reads nothing from document itself, where names of elements come first', () => {
  const found = pageSources().flatMap(({ file, code }) => {
    const reads = [...code.matchAll(/(?<![\w$])(?:document\??[.[]|ownerDocument\??[.[]|\} = document\b).*/g)];
    return reads.map(([text]) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

it('finds the names that our code reads', () => {
  expect(documentNames()).toEqual(expect.arrayContaining(['currentScript', 'head', 'querySelector', 'activeElement']));
  expect(globalNames()).toEqual(expect.arrayContaining(['travelShell', '__tcfapi', 'dataLayer', 'trustedTypes']));
});
