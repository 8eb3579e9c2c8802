import { expect, test } from 'vitest';
import { renderFragment } from '../../../../scripts/build/servedPieces.ts';

const render = (attributes: Record<string, string>) => renderFragment('booking-for', attributes);

test('STA-095 the traveller that a page names is in its first HTML, with the links', async () => {
  const html = await render({ 'traveler-name': 'Ines Duarte', 'traveler-image': '/ines.svg' });
  expect(html).toMatch(/<bdi class="name">Ines Duarte<\/bdi>/);
  expect(html).toContain('src="/ines.svg"');
  expect(html).toContain('href="/trips"');
});

test('without one it shows nothing', async () => {
  expect(await render({})).toContain('hidden=""></div>');
});
