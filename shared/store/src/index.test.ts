import { expect, it } from 'vitest';
import * as store from './index.ts';

it('offers exactly these names', () => {
  expect(Object.keys(store).sort()).toEqual([
    'StoreVersionConflict',
    'applyAuthResponse',
    'authState',
    'defineEntity',
    'defineState',
    'ensureAuth',
    'getShellStore',
    'knownAuth',
    'on',
    'openTabs',
    'publish',
    'readState',
    'refreshAuth',
    'signOut',
    'subscribeState',
    'useAuth',
    'useShellState',
  ]);
});
