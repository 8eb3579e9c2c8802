/** The logo of a company: what is refused before it is sent, and what the back end says. */
import type { ShellConfig } from '@travel-shell/core';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { describe, expect, test } from 'vitest';
import { COMPANY, LOGO } from '../Company.fixtures.ts';
import { onHubPage } from '../testHub.ts';
import { CompanyBackEnd, mountHub } from '../testPage.ts';

let backEnd: CompanyBackEnd;
let hub: HTMLElement;
onHubPage(
  () => {
    backEnd = new CompanyBackEnd();
  },
  () => backEnd.end(),
);

async function general(): Promise<void> {
  hub = await mountHub('/business/company/general');
  await expect.element(field()).toBeInTheDocument();
}
const field = () => page.getByLabelText('New logo');
const input = () => hub.shadowRoot?.querySelector('input[type=file]') as HTMLInputElement;
const logo = () => page.getByRole('img', { name: 'Logo of Northwind Labs' });
const shown = () => logo().element().getAttribute('src');
const upload = () => page.getByRole('button', { name: 'Upload', exact: true });
const removal = () => page.getByRole('button', { name: 'Remove the logo' });
const said = (text: string | RegExp) => page.getByText(text).first();

/** As the platform does after a choice. */
function choose(file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input().files = transfer.files;
  for (const type of ['input', 'change']) input().dispatchEvent(new Event(type, { bubbles: true }));
}

async function picture(type = 'image/png', width = 32, height = width): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], `logo.${type.slice(6)}`, { type });
}

async function chosen(file: File): Promise<void> {
  choose(file);
  await expect.element(page.getByRole('img', { name: `Preview of ${file.name}` })).toBeVisible();
}

test('API-094 BIZ-111 a picture is shown before it is sent, then it is the logo, and the field is empty again', async () => {
  await general();
  await expect.element(said('There is no logo yet.')).toBeVisible();
  const file = await picture();
  await chosen(file);
  await upload().click();
  await expect.element(said('The new logo is in use.')).toBeVisible();
  await expect.poll(shown).toContain(LOGO);
  const [[method, path, etag, body] = []] = backEnd.writes;
  expect([method, path, etag]).toEqual(['POST', 'logo', '"1"']);
  const [sent] = (body as { multipartFile: File[] }).multipartFile;
  expect([sent?.name, sent?.size]).toEqual([file.name, file.size]);
  await expect.poll(() => input().files).toHaveLength(0);
  await expect.poll(() => hasFocus(input())).toBe(true);
});

test('API-093 BIZ-111 the logo is removed after a question, and the focus goes to the field', async () => {
  backEnd.settings = { ...COMPANY, logoUrl: LOGO };
  await general();
  await expect.element(logo()).toBeVisible();
  await removal().click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => hasFocus(removal().element())).toBe(true);
  expect(backEnd.writes).toEqual([]);
  await removal().click();
  await question.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.element(said('The logo is removed.')).toBeVisible();
  await expect.element(said('There is no logo yet.')).toBeVisible();
  expect(backEnd.writes).toEqual([['POST', 'logo/delete', '"1"', undefined]]);
  await expect.poll(() => hasFocus(input())).toBe(true);
});

describe('CON-098 BIZ-112 the types', () => {
  test.each([
    ['an SVG', 'logo.svg', 'image/svg+xml'],
    ['a HEIC', 'logo.heic', 'image/heic'],
    ['a WebP', 'logo.webp', 'image/webp'],
  ])('are JPEG, PNG and GIF: %s is refused in words, and not sent', async (_what, name, type) => {
    await general();
    expect(input().accept).toBe('image/jpeg,image/png,image/gif');
    choose(new File(['<svg/>'], name, { type }));
    await expect
      .element(field())
      .toHaveAccessibleDescription(/A logo is a JPEG, PNG, or GIF picture\. SVG and HEIC cannot be used/);
    await upload().click();
    await expect.poll(() => hasFocus(input())).toBe(true);
    expect(backEnd.writes).toEqual([]);
  });

  test('are those of the configuration, where it names some', async () => {
    const { CONFIG_DEFAULTS } = await import('@travel-shell/core');
    const config: ShellConfig = { ...CONFIG_DEFAULTS, companyLogoTypes: ['webp'] };
    Object.assign(globalThis, { travelShell: { config } });
    await general();
    await expect.poll(() => input().accept).toBe('image/webp');
    await chosen(await picture('image/webp'));
    await upload().click();
    await expect.element(said('The new logo is in use.')).toBeVisible();
    choose(await picture('image/png'));
    await expect.element(field()).toHaveAccessibleDescription(/A logo is a WEBP picture/);
  });
});

test.each([
  ['too many bytes', () => new File([new Uint8Array(2 ** 20 + 1)], 'logo.png', { type: 'image/png' }), /at most 1 MB/],
  ['too many pixels', () => picture('image/png', 4001, 4000), /at most 16,000,000 pixels/],
  ['no picture in it', () => new File(['text'], 'logo.png', { type: 'image/png' }), /no picture that can be shown/],
])('a file with %s is refused before it is sent', async (_what, make, text) => {
  await general();
  choose(await make());
  await expect.element(field()).toHaveAccessibleDescription(text);
  await upload().click();
  expect(backEnd.writes).toEqual([]);
});

test('without a file nothing is sent, which is said at the field', async () => {
  await general();
  await upload().click();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(said('Choose a file first.')).toBeVisible();
  expect(backEnd.writes).toEqual([]);
});

test('while it is sent, progress is shown, and a second press sends nothing', async () => {
  await general();
  await chosen(await picture());
  let answer = (_response: Response) => {};
  backEnd.refusals.push(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await upload().click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(said('Uploading the logo')).toBeVisible();
  await upload().click({ force: true });
  answer(new Response(null, { status: 503 }));
  await expect.element(said(/did not work|not saved/)).toBeVisible();
  expect(backEnd.writes).toHaveLength(1);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

test.each([
  ['another content', 400, { field: 'multipartFile', localizedDescription: 'This is a BMP.' }, 'This is a BMP.'],
  ['too large', 413, {}, /at most 1 MB/],
])(
  'the back end’s word on a file counts: %s is said at the field, and the file stays',
  async (_what, status, error, text) => {
    await general();
    await chosen(await picture());
    backEnd.refusals.push(() =>
      Response.json({ errors: [{ code: 'REFUSED', description: '', ...error }] }, { status }),
    );
    await upload().click();
    await expect.element(field()).toHaveAccessibleDescription(new RegExp(text));
    expect(input().files).toHaveLength(1);
    // The file is sent once more, such as after the site was configured.
    await upload().click();
    await expect.element(said('The new logo is in use.')).toBeVisible();
  },
);

test('a chosen file can be taken back', async () => {
  await general();
  await chosen(await picture());
  await page.getByRole('button', { name: /^Remove logo.png/ }).click();
  await expect.element(page.getByText('logo.png removed')).toBeInTheDocument();
  expect(input().files).toHaveLength(0);
});

describe('another administrator', () => {
  test('who has changed other settings is no obstacle', async () => {
    backEnd.saysWhatIsStored = true;
    await general();
    await chosen(await picture());
    backEnd.changeElsewhere({ sortOrderSettings: { ...COMPANY.sortOrderSettings, car: 'RECOMMENDED' } });
    await upload().click();
    await expect.element(logo()).toBeVisible();
    expect(backEnd.writes.map(([, path, etag]) => [path, etag])).toEqual([
      ['logo', '"1"'],
      ['logo', '"2"'],
    ]);
    expect(backEnd.settings.sortOrderSettings.car).toBe('RECOMMENDED');
  });

  test('who has removed it as well has done the same', async () => {
    backEnd.settings = { ...COMPANY, logoUrl: LOGO };
    await general();
    await removal().click();
    backEnd.changeElsewhere({ logoUrl: null });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the logo' }).click();
    await expect.element(said('The logo is removed.')).toBeVisible();
    expect(backEnd.writes).toHaveLength(1);
  });

  test('who has changed the logo is not overwritten before it is seen', async () => {
    await general();
    await chosen(await picture());
    const theirs = `${LOGO}#theirs`;
    backEnd.changeElsewhere({ logoUrl: theirs });
    await upload().click();
    await expect.element(said(/Somebody else has changed the logo/)).toBeVisible();
    await expect.poll(shown).toContain(theirs);
    expect(backEnd.writes).toHaveLength(1);
    expect(input().files).toHaveLength(1);
    await upload().click();
    await expect.element(said('The new logo is in use.')).toBeVisible();
    expect(backEnd.settings.logoUrl).toBe(LOGO);
  });
});

test('a chosen file is not lost by leaving without a question', async () => {
  await general();
  await chosen(await picture());
  await userEvent.click(page.getByRole('link', { name: 'Your company' }).first());
  await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(input().files).toHaveLength(1);
});
