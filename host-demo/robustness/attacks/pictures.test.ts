/** Attacks by pictures: those that are small until they are unpacked, that hold more than one sees, or are none. */
import { deflateSync } from 'node:zlib';
import type { Schema } from '@travel-shell/contract';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestCompany, type TestCompany } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { GIF, JPEG, PNG } from '../../back-end/areas/company/testing/pictures.ts';
import { send } from '../../back-end/areas/company/testing/send.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';

const LOGO = '/i/api/business/company/v1/logo';
const MIB = 1024 * 1024;

/** A chunk of a PNG, or its end. The sum of ancillary ones is not checked by whoever leaves them out. */
function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** A PNG of this size, of one bit for each pixel, with further chunks. */
function png(width: number, height: number, rows: Uint8Array, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = chunk('IEND', new Uint8Array());
  return Buffer.concat([signature, chunk('IHDR', head), ...more, chunk('IDAT', deflateSync(rows)), end]);
}

describe.each(databaseOfAnswers)('attacks by pictures, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeAll(async () => {
    company = await createTestCompany(context.db, context.server.origin);
  });

  const upload = (content: Uint8Array) => {
    const form = new FormData();
    form.append('multipartFile', new Blob([new Uint8Array(content)]), 'logo');
    return send<Schema<'CompanyLogo'> & Schema<'ErrorResponse'>>(company.admin.visitor, 'POST', LOGO, { form });
  };
  /** As visitors get it. */
  const shown = async (content: Uint8Array) => {
    const { status, body } = await upload(content);
    expect(status).toBe(200);
    const answer = await fetch(context.server.origin + body.logoUrl);
    return Buffer.from(await answer.arrayBuffer());
  };
  const refuse = async (content: Uint8Array) => {
    expect(content.length).toBeLessThanOrEqual(MIB);
    const began = Date.now();
    const { status, body } = await upload(content);
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(Date.now() - began, 'refused by its header').toBeLessThan(10_000);
  };

  it('A-PIC-01 sends a PNG of a few bytes and billions of pixels', async () => {
    await refuse(png(60_000, 60_000, new Uint8Array(10)));
    await refuse(png(2 ** 31 - 1, 1, new Uint8Array(10)));
    await refuse(png(5000, 5000, Buffer.alloc(626 * 5000)));
    expect(await sharp(await shown(png(4000, 4000, Buffer.alloc(501 * 4000)))).metadata()).toMatchObject({
      width: 1024,
    });
  });

  it('A-PIC-02 sends a GIF and a JPEG that say so', async () => {
    const gif = Buffer.from(GIF);
    const picture = gif.indexOf(',\0\0\0\0', 13, 'latin1');
    for (const place of [6, 8, picture + 5, picture + 7]) gif.writeUInt16LE(65_535, place);
    await refuse(gif);
    const jpeg = Buffer.from(JPEG);
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_000, frame + 5);
    jpeg.writeUInt16BE(65_000, frame + 7);
    await refuse(jpeg);
  });

  it('A-PIC-03 learns from a logo where a colleague lives: place, camera, owner and preview are left out', async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Artist: 'Ada Lovelace' },
        IFD3: { GPSLatitude: '48/1 12/1 30/1', GPSLatitudeRef: 'N' },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
      )
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const logo = await shown(photo);
    expect(logo.includes('Ada') || logo.includes('Exif') || logo.includes('xmpmeta')).toBe(false);
    const { exif, xmp, orientation, width, height } = await sharp(logo).metadata();
    expect({ exif, xmp, orientation }).toEqual({ exif: undefined, xmp: undefined, orientation: undefined });
    expect([width, height], 'upright, as its owner saw it').toEqual([20, 30]);
  });

  it('A-PIC-04 hides a page, an archive or a text in a picture', async () => {
    const page = '<script>alert(document.domain)</script>';
    const hidden = Buffer.from(`Comment\0${page}`, 'latin1');
    for (const picture of [
      Buffer.concat([PNG, Buffer.from(page), Buffer.from('PK\x03\x04')]),
      png(1, 1, new Uint8Array(2), chunk('tEXt', hidden)),
      Buffer.concat([GIF, Buffer.from(page)]),
      Buffer.concat([
        JPEG.slice(0, 2),
        Buffer.from([0xff, 0xfe, 0, page.length + 2]),
        Buffer.from(page),
        JPEG.slice(2),
      ]),
    ]) {
      expect(Buffer.from(picture).includes('alert')).toBe(true);
      const logo = await shown(picture);
      expect(logo.includes('alert') || logo.includes('PK\x03\x04')).toBe(false);
    }
  });

  it('A-PIC-05 sends a description that is a gigabyte once it is unpacked', async () => {
    const bomb = deflateSync(Buffer.alloc(256 * MIB));
    const before = process.memoryUsage().rss;
    for (const type of ['zTXt', 'iCCP'])
      await upload(png(1, 1, new Uint8Array(2), chunk(type, Buffer.concat([Buffer.from('a\0\0'), bomb]))));
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MIB);
    expect((await upload(PNG)).status).toBe(200);
  });

  it.each([
    ['WebP', (image: Sharp) => image.webp()],
    ['TIFF', (image: Sharp) => image.tiff()],
    ['AVIF', (image: Sharp) => image.avif()],
  ])('A-PIC-06 sends what another library would read: %s', async (_kind, as) => {
    const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
    await refuse(await as(image).toBuffer());
  });

  it('A-PIC-07 sends the beginning of a picture, its header alone, or bytes', async () => {
    await refuse(JPEG.slice(0, 100));
    await refuse(GIF.slice(0, 13));
    await refuse(PNG.slice(0, 33));
    await refuse(Buffer.concat([PNG.slice(0, 33), Buffer.alloc(1000, 7)]));
    await refuse(Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(1000, 255)]));
  });

  it('A-PIC-08 keeps visitors’ browsers busy by a picture of a thousand frames', async () => {
    const frames = Array.from({ length: 1000 }, () => GIF.slice(19, -1));
    const animation = Buffer.concat([GIF.slice(0, 19), ...frames, Buffer.from(';')]);
    expect((await sharp(animation, { animated: true }).metadata()).pages).toBeGreaterThan(900);
    expect((await sharp(await shown(animation), { animated: true }).metadata()).pages ?? 1).toBe(1);
  });
});
