import { expect, it } from 'vitest';
import * as store from './index.ts';

it('offers exactly these names', () => {
  expect(Object.keys(store).sort()).toEqual([
    'StoreVersionConflict',
    'apiUrl',
    'applyAuthResponse',
    'authState',
    'defineEntity',
    'defineState',
    'ensureAuth',
    'getConfig',
    'getShellStore',
    'knownAddress',
    'knownAuth',
    'on',
    'onNamed',
    'openTabs',
    'publish',
    'readState',
    'refreshAuth',
    'returnAddress',
    'signOut',
    'siteUrl',
    'subscribeState',
    'useAuth',
    'useShellState',
  ]);
});
