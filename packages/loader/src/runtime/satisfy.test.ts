import { satisfy as original } from '@module-federation/runtime-core';
import { expect, it } from 'vitest';
import { satisfy } from './satisfy.ts';

const VERSIONS = [
  '0.0.0',
  '0.0.1',
  '0.0.3',
  '0.1.0',
  '0.1.9',
  '0.2.0',
  '1.0.0-alpha',
  '1.0.0',
  '1.2.2',
  '1.2.3-beta.2',
  '1.2.3',
  '1.2.4',
  '1.3.0',
  '1.10.0',
  '2.0.0-rc.1',
  '2.0.0',
  '18.3.1',
  '19.3.1',
];
const RANGES = [
  '*',
  'x',
  '',
  '1',
  '1.x',
  '1.2',
  '1.2.x',
  '1.2.3',
  '=1.2.3',
  'v1.2.3',
  '^0.0.1',
  '^0.1.0',
  '^0.1',
  '^0',
  '^1',
  '^1.2',
  '^1.2.3',
  '^1.2.3-beta.1',
  '^18.0.0 || ^19.0.0',
  '~1',
  '~1.2',
  '~1.2.3',
  '~0.1.0',
  '>1.2.3',
  '>=1.2.3',
  '<1.2.3',
  '<=1.2.3',
  '> 1.2.3',
  '>1',
  '<=1',
  '<1',
  '>=1',
  '>=1.2.3 <2.0.0',
  '>=16 <20',
  '1.0.0 - 1.2.3',
  '1.0.0 - 2.0.0 || 18.3.1',
  '1.2.3 || 2.0.0',
];

it.each(RANGES)('answers like the federation runtime: %j', (range) => {
  const answers = (ask: typeof satisfy) => VERSIONS.filter((version) => ask(version, range));
  expect(answers(satisfy)).toEqual(answers(original));
});
