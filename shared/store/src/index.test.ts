import { expect, it } from 'vitest';
import * as store from './index.ts';

it('offers exactly these names', () => {
  expect(Object.keys(store).sort()).toEqual([
    'AUTH_STALE_AFTER_MS',
    'STORE_PROTOCOL',
    'STORE_VERSION',
    'StoreVersionConflict',
    'applyAuthResponse',
    'authState',
    'defineEntity',
    'defineState',
    'ensureAuth',
    'getShellStore',
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
