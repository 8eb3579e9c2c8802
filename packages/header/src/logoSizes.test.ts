import { expect, test } from 'vitest';
import { LOGO_SIZES } from './logoSizes.ts';

test('CON-076 HDR-014 lists the modes', () => {
  expect([...LOGO_SIZES].sort()).toEqual(['non-compact', 'normal-from-l', 'normal-from-m', 'normal-from-xl']);
});
