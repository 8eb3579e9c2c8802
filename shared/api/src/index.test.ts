import { expect, it } from 'vitest';
import * as api from './index.ts';

it('offers exactly these names', () => {
  expect(Object.keys(api).sort()).toEqual([
    'ApiError',
    'call',
    'callAuthForm',
    'fetchAuthState',
    'getConfig',
    'getFormToken',
    'holdPage',
    'logout',
    'messageOf',
    'parseBusinessPermission',
    'waitWithin',
  ]);
});
