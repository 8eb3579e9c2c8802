import type { IncomingMessage } from 'node:http';
import type { Schema } from '@travel-shell/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { createTestCompany, type TestCompany } from './testing/createTestCompany.ts';
import { jpegOfScans, pngWithTexts } from './testing/hostilePictures.ts';
import { GIF, JPEG, PNG } from './testing/pictures.ts';
import { send } from './testing/send.ts';

const LOGO = '/i/api/business/company/v1/logo';
const MB = 1_000_000;

describe.each(databaseOfAnswers)('a picture that asks for more than its size, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  /** A picture makes two: sharp begins it, and ends it. Its counters change between the reading of one and the other. */
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  const drawn = () => Math.ceil(changes / 2);
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    changes = 0;
    sharp.queue.on('change', count);
  });
  afterEach(() => {
    sharp.queue.off('change', count);
  });

  const formOf = (content: Uint8Array) => {
    const form = new FormData();
    form.append('multipartFile', new Blob([new Uint8Array(content)]), 'logo');
    return form;
  };
  const upload = (content: Uint8Array, { admin } = company) =>
    send<Schema<'CompanyLogo'> & Schema<'ErrorResponse'>>(admin.visitor, 'POST', LOGO, { form: formOf(content) });

  it('API-094 draws a PNG without unpacking its texts', async () => {
    await upload(PNG); // loads what draws
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    const { status, body } = await upload(pngWithTexts(200 * MB));
    clearInterval(watch);
    expect(status).toBe(200);
    expect((most - before) / MB).toBeLessThan(150);
    const picture = await context.visit().fetch(body.logoUrl ?? '');
    const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['png', 10, 10]);
  });

  it('API-094 keeps the colours, the transparency and the small colour profile of a PNG', async () => {
    const create = { width: 2, height: 2, channels: 4 as const, background: { r: 200, g: 30, b: 60, alpha: 0.5 } };
    const drawing = sharp({ create });
    for (const png of [
      await drawing.clone().withIccProfile('p3').png().toBuffer(),
      await drawing.clone().png({ palette: true }).toBuffer(),
    ]) {
      const pixels = (file: Uint8Array) => sharp(file).toColourspace('srgb').raw().toBuffer();
      const { logoUrl } = (await upload(png)).body;
      const kept = await (await context.visit().fetch(logoUrl ?? '')).arrayBuffer();
      expect(await pixels(new Uint8Array(kept))).toEqual(await pixels(png));
    }
  });

  it('API-094 BIZ-112 refuses a JPEG with hundreds of scans before it is drawn', async () => {
    expect((await upload(jpegOfScans(100))).status).toBe(200);
    changes = 0;
    const { status, body } = await upload(jpegOfScans(200));
    expect([status, body.errors?.[0]?.code, body.errors?.[0]?.field]).toEqual([
      400,
      'VALIDATION_ERROR',
      'multipartFile',
    ]);
    expect(drawn()).toBe(0);
  });

  it('API-094 draws no picture that waits whose sender has gone', async () => {
    const slow = jpegOfScans(100);
    const others = await Promise.all([0, 1, 2].map(() => createTestCompany(context.db, context.server.origin)));
    await upload(PNG); // loads what draws
    changes = 0;
    const first = upload(slow);
    await expect.poll(drawn).toBe(1);
    const { visitor } = (others[1] as TestCompany).admin;
    let read = 0;
    const watch = (request: IncomingMessage) => {
      if (request.url === LOGO) request.once('end', () => (read += 1));
    };
    context.server.app.server.on('request', watch);
    const gone = new AbortController();
    const headers = { 'X-CSRF': await visitor.formToken() };
    const second = upload(slow, others[0]);
    const aborted = [JPEG, GIF].map((picture) =>
      visitor.fetch(LOGO, { method: 'POST', body: formOf(picture), headers, signal: gone.signal }).then(
        ({ status }) => status,
        ({ name }) => name,
      ),
    );
    await expect.poll(() => read).toBe(3);
    context.server.app.server.off('request', watch);
    for (let i = 0; i < 5; i++) await visitor.authState();
    gone.abort();
    expect(await Promise.all(aborted)).toEqual(['AbortError', 'AbortError']);
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await upload(PNG, others[2])).status, 'another company').toBe(200);
    expect(drawn()).toBe(3);
  });

  it('API-094 takes sixty pictures of a member in ten minutes', async () => {
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await upload(PNG)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    const other = await createTestCompany(context.db, context.server.origin);
    expect((await upload(PNG, other)).status).toBe(200);
  });
});
