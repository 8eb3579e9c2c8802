import type { Schema } from '@travel-shell/contract';
import { companyLogoFormRules } from '@travel-shell/contract/rules/companyLogoFormRules';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { createTestCompany, type TestCompany } from './testing/createTestCompany.ts';
import { BMP, GIF, JPEG, PNG } from './testing/pictures.ts';
import { send } from './testing/send.ts';

const LOGO = '/i/api/business/company/v1/logo';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe.each(databaseOfAnswers)('the logo of a company on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
  });

  const formWith = (
    content: Uint8Array<ArrayBuffer> | string,
    type: string,
    name = 'logo.png',
    field = 'multipartFile',
  ) => {
    const form = new FormData();
    form.append(field, new Blob([content], { type }), name);
    return form;
  };
  const upload = (form: FormData, { admin } = company) =>
    send<Schema<'CompanyLogo'> & Schema<'ErrorResponse'>>(admin.visitor, 'POST', LOGO, { form });
  const remove = () => send(company.admin.visitor, 'POST', `${LOGO}/delete`);
  const logoUrl = async () => (await company.traveler.visitor.authState()).businessState.companyLogoUrl;

  it.each([
    ['PNG', PNG, 'image/png'],
    ['JPEG', JPEG, 'image/jpeg'],
    ['GIF', GIF, 'image/gif'],
  ])('API-094 BIZ-111 CON-098 keeps a %s and serves it publicly with its own type', async (name, content, type) => {
    const { status, body } = await upload(formWith(content, 'application/octet-stream', 'picture.bin'));
    expect(status).toBe(200);
    expect(await logoUrl()).toBe(body.logoUrl);

    const picture = await new Visitor(context.server.origin).fetch(body.logoUrl ?? '');
    expect(picture.status).toBe(200);
    const shown = await sharp(await picture.arrayBuffer()).metadata();
    expect([shown.format, shown.width, shown.height]).toEqual([name.toLowerCase(), 1, 1]);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('API-094 keeps the picture of a telephone, which says how it was held, upright', async () => {
    const lying = sharp({ create: { width: 4, height: 2, channels: 3, background: 'white' } });
    const content = new Uint8Array(await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer());
    const { body } = await upload(formWith(content, 'image/jpeg'));
    const picture = await new Visitor(context.server.origin).fetch(body.logoUrl ?? '');
    const { width, height, orientation } = await sharp(await picture.arrayBuffer()).metadata();
    expect([width, height, orientation]).toEqual([2, 4, undefined]);
  });

  it.each([
    ['an SVG that says it is a PNG', formWith(SVG, 'image/png')],
    ['an SVG', formWith(SVG, 'image/svg+xml', 'logo.svg')],
    ['a picture of another kind', formWith(BMP, 'image/png')],
    ['an empty file', formWith('', 'image/png')],
    ['the beginning of a picture', formWith(JPEG.slice(0, 140), 'image/jpeg')],
    ['a form without the file', formWith(PNG, 'image/png', 'logo.png', 'file')],
  ])('API-094 BIZ-112 refuses %s', async (_title, form) => {
    const { status, body } = await upload(form);
    expect([status, body.errors[0]?.code, body.errors[0]?.field]).toEqual([400, 'VALIDATION_ERROR', 'multipartFile']);
    expect(await logoUrl()).toBeNull();
  });

  it.each([
    ['is too long after its last boundary', 413, 'PAYLOAD_TOO_LARGE', (body: Buffer) => body],
    ['does not say its length', 411, 'LENGTH_REQUIRED', (body: Buffer) => new Blob([new Uint8Array(body)]).stream()],
  ])('refuses a form that %s', async (_title, expected, code, bodyOf) => {
    const boundary = 'between';
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="multipartFile"; filename="a.png"\r\n\r\n`;
    const form = Buffer.concat([Buffer.from(part), PNG, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const padding = expected === 413 ? Buffer.alloc(32 * 1024 * 1024) : Buffer.alloc(0);
    const { visitor } = company.admin;
    const response = await visitor.fetch(LOGO, {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, 'X-CSRF': await visitor.formToken() },
      body: bodyOf(Buffer.concat([form, padding])),
      duplex: 'half',
    } as RequestInit);
    expect([response.status, (await response.json()).errors[0].code]).toEqual([expected, code]);
    expect(await logoUrl()).toBeNull();
  });

  it('API-094 refuses more pixels than the contract says, and says so at the field', async () => {
    const { maxPixels } = companyLogoFormRules.multipartFile;
    const ofPixels = async (height: number) => {
      const picture = sharp({ create: { width: 4000, height, channels: 3, background: { r: 0, g: 0, b: 0 } } });
      return formWith(new Uint8Array(await picture.png().toBuffer()), 'image/png');
    };
    expect((await upload(await ofPixels(maxPixels / 4000))).status).toBe(200);
    const { status, body } = await upload(await ofPixels(maxPixels / 4000 + 1));
    expect([status, body.errors[0]?.field]).toEqual([400, 'multipartFile']);
  });

  it('API-094 rejects text instead of the file, and two files', async () => {
    const text = new FormData();
    text.append('multipartFile', 'logo.png');
    const two = formWith(PNG, 'image/png');
    two.append('multipartFile', new Blob([GIF]), 'second.gif');
    for (const form of [text, two]) expect((await upload(form)).status).toBe(400);
    expect(await logoUrl()).toBeNull();
  });

  it('API-094 accepts at most one MiB', async () => {
    const ofSize = (size: number) => {
      const content = new Uint8Array(size);
      content.set(PNG);
      return formWith(content, 'image/png');
    };
    expect((await upload(ofSize(1024 * 1024))).status).toBe(200);
    const before = await logoUrl();
    for (const size of [1024 * 1024 + 1, 6 * 1024 * 1024]) {
      const { status, body } = await upload(ofSize(size));
      expect([status, body.errors[0]?.code, body.errors[0]?.field]).toEqual([
        413,
        'PAYLOAD_TOO_LARGE',
        'multipartFile',
      ]);
    }
    expect(await logoUrl()).toBe(before);
  });

  it('API-094 gives a new picture a new URL and removes the old one', async () => {
    // A picture no other test company uses.
    const colour = { r: 12, g: 34, b: 56 };
    const drawn = sharp({ create: { width: 3, height: 2, channels: 3, background: colour } });
    const own = new Uint8Array(await drawn.png().toBuffer());
    const first = (await upload(formWith(own, 'image/png'))).body.logoUrl ?? '';
    expect((await upload(formWith(own, 'image/png'))).body.logoUrl).toBe(first);
    const second = (await upload(formWith(GIF, 'image/gif'))).body.logoUrl ?? '';
    expect(second).not.toBe(first);
    const visitor = new Visitor(context.server.origin);
    const statuses = [await visitor.fetch(first), await visitor.fetch(second)].map(({ status }) => status);
    expect(statuses).toEqual([404, 200]);
  });

  it('API-093 removes the logo, but not that of a company with the same picture', async () => {
    const other = await createTestCompany(context.db, context.server.origin);
    const url = (await upload(formWith(PNG, 'image/png'))).body.logoUrl ?? '';
    await upload(formWith(PNG, 'image/png'), other);
    for (const _again of [1, 2]) expect(await remove()).toMatchObject({ status: 200, body: { logoUrl: null } });
    expect(await logoUrl()).toBeNull();
    expect((await other.admin.visitor.authState()).businessState.companyLogoUrl).toBe(url);
    expect((await new Visitor(context.server.origin).fetch(url)).status).toBe(200);
  });

  it('serves no other files', async () => {
    const visitor = new Visitor(context.server.origin);
    for (const name of ['x.png', '..%2f..%2fpackage.json', `${'0'.repeat(64)}.png`]) {
      expect((await visitor.fetch(`/site/company-logos/${name}`)).status).toBe(404);
    }
  });
});

describe.each(databaseOfAnswers)('the logo where the site takes other types, on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({ companyLogoTypes: ['png', 'webp'] }));

  it('BIZ-112 is what `companyLogoTypes` has, and nothing else', async () => {
    const { admin } = await createTestCompany(context.db, context.server.origin);
    const webp = await sharp(PNG).webp().toBuffer();
    const statuses = [];
    for (const content of [PNG, new Uint8Array(webp), JPEG, GIF]) {
      const form = new FormData();
      form.append('multipartFile', new Blob([content]), 'logo');
      const { status, body } = await send<Schema<'CompanyLogo'>>(admin.visitor, 'POST', LOGO, { form });
      statuses.push(status);
      if (status !== 200) continue;
      const picture = await new Visitor(context.server.origin).fetch(body.logoUrl ?? '');
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toMatch(/^image\/(png|webp)$/);
    }
    expect(statuses).toEqual([200, 200, 400, 400]);
  });
});
