import { VERTICALS } from '@travel-shell/contract/values';
import { verticalIcon } from '@travel-shell/ui/vertical-icons';
import { expect, test } from 'vitest';

const known = VERTICALS.filter((name) => name !== 'unknown');

test.each(known)('STA-061 the vertical %s has an icon of its own', (name) => {
  expect(verticalIcon(name)).not.toBe(verticalIcon('unknown'));
});
