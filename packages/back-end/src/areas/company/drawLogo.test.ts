import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLogo } from './drawLogo.ts';

const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

const draw = (hasGone: () => boolean) =>
  drawLogo({ field: 'multipartFile', fileName: 'logo.png', content: picture }, 'png', hasGone).then(
    () => 'drawn',
    ({ apiCode }) => apiCode,
  );

/** Twenty, of which none has been drawn yet. */
const drawMany = (hasGone: () => boolean) => Array.from({ length: 20 }, () => draw(() => hasGone()));

it('refuses a picture while twenty wait whose senders are there', async () => {
  const many = drawMany(() => false);
  expect(await draw(() => false)).toBe('OVERLOADED');
  expect(new Set(await Promise.all(many))).toEqual(new Set(['drawn']));
});

it('keeps no place for senders who have gone', async () => {
  let haveGone = false;
  const many = drawMany(() => haveGone);
  haveGone = true;
  expect(await draw(() => false)).toBe('drawn');
  await Promise.all(many);
});
