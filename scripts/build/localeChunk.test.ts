import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPieces, hasMessages, localeChunk } from './pieces.ts';

const speaking = (await findPieces()).filter(({ folder }) => hasMessages(folder));
const elements = speaking.flatMap((piece) => piece.elements.map((element) => ({ piece, element })));

test.each(elements.map((each) => [each.element.contract.tag, each] as const))(
  '%s has its languages in the chunks that its module of messages loads',
  (_tag, { piece, element }) => {
    const own = join(element.folder, 'messages');
    const folder = existsSync(own) ? own : join(piece.folder, 'src/messages');
    const loader = readFileSync(join(folder, 'generated/loadMessages.ts'), 'utf8');
    expect(loader).toContain(`webpackChunkName: "${localeChunk(element, 'de-DE')}"`);
  },
);

test('an element with messages of its own has chunks of its own', () => {
  const names = elements.map(({ element }) => [element.contract.tag, localeChunk(element, 'ar')]);
  expect(Object.fromEntries(names)).toMatchObject({
    'travel-admin-hub': 'locale-admin-hub-ar',
    'travel-business': 'locale-business-ar',
    'travel-consent-frame': 'locale-frame-ar',
    'travel-opt-out': 'locale-ar',
  });
});
