import { describe, expect, it } from 'vitest';
import { cellOf } from './logFile.ts';

describe('cellOf', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' a', '" a"'],
    ['a=b', 'a=b'],
    ['=1+1', `"'=1+1"`],
    ['+49 30', `"'+49 30"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\ta', `"'\ta"`],
    ['\ra', `"'\ra"`],
    ['  =1', `"'  =1"`],
    ['＝1', `"'＝1"`],
    ["'=1", `"'=1"`],
    ['ü → 我', 'ü → 我'],
  ])('writes %j as %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });
});
