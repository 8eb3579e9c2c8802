import { expect, test } from 'vitest';
import { groupOptions } from './groupOptions.ts';

const option = (value: string) => ({ value, title: value });
const heading = (value: string) => ({ value, title: value, isHeading: true });

const shapeOf = (...list: Parameters<typeof groupOptions>[0][number][]) =>
  groupOptions(list).map((group) => [
    group.heading?.title ?? '-',
    ...group.options.map(({ option, index }) => `${index}${option.value}`),
  ]);

test('MSC-057 a heading names the options that follow it', () => {
  expect(shapeOf(option('a'), heading('X'), option('b'), option('c'), heading('Y'), option('d'))).toEqual([
    ['-', '0a'],
    ['X', '1b', '2c'],
    ['Y', '3d'],
  ]);
});

test('a heading without options is left out', () => {
  expect(shapeOf(heading('X'), heading('Y'), option('a'), heading('Z'))).toEqual([['Y', '0a']]);
  expect(shapeOf(heading('X'))).toEqual([]);
  expect(shapeOf()).toEqual([]);
});
