/** Messages to support and to the account manager, with their files. */
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { describe, expect, test } from 'vitest';
import { HANA } from '../AdminHub.fixtures.ts';
import { onHubPage } from '../testHub.ts';
import { CompanyBackEnd, mountHub } from '../testPage.ts';

let backEnd: CompanyBackEnd;
let hub: HTMLElement;
onHubPage(
  () => {
    backEnd = new CompanyBackEnd(HANA);
  },
  () => backEnd.end(),
);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const said = (text: string | RegExp) => page.getByText(text).first();
const PDF = (name: string, size = 20) => new File([new Uint8Array(size).fill(37)], name, { type: 'application/pdf' });

async function open(opener: string): Promise<void> {
  hub = await mountHub('/business/company/general', HANA);
  await button(opener).click();
  await expect.element(textbox('Description')).toBeVisible();
}

function choose(index: number, file: File): void {
  const inputs = hub.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=file][name^=attachment]');
  const input = inputs?.[index] as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A session that has ended: after a new sign-in in the dialog it goes on. */
function endSession(): unknown[] {
  const asked: unknown[] = [];
  const signIn = (event: Event) => {
    event.preventDefault();
    const { detail } = event as CustomEvent;
    asked.push(detail.reason);
    detail.result = Promise.resolve({ signedIn: true });
  };
  document.addEventListener('travel-sign-in-requested', signIn, { once: true });
  backEnd.refusals.push(() =>
    Response.json({ errors: [{ code: 'INVALID_SESSION', description: '' }] }, { status: 401 }),
  );
  return asked;
}

describe('a problem', () => {
  async function fill(): Promise<void> {
    await open('Write a report');
    await userEvent.fill(textbox('Summary'), 'No mail');
    await userEvent.fill(textbox('Topic'), 'Booking');
    await userEvent.fill(textbox('Description'), 'I waited.\nTwo days.');
  }
  const attachment = (number: number) => page.getByLabelText(`Attachment ${number} of 5`);

  test('API-123 STA-098 BIZ-120 is reported with several files, and its number is said', async () => {
    await fill();
    await userEvent.fill(textbox('Booking number'), 'B1');
    for (const number of [1, 2]) {
      choose(number - 1, PDF(`page-${number}.pdf`));
      await expect.element(attachment(number + 1)).toBeInTheDocument();
    }
    await button('Send').click();
    await expect.element(said(/Its number is 7c9e6679-7425-40de-944b-e07fc1f90ae7/)).toBeVisible();
    const [[method, path, , body] = []] = backEnd.writes;
    expect([method, path]).toEqual(['POST', 'issue']);
    const { attachments, ...texts } = body as Record<string, (string | File)[]>;
    expect(texts).toMatchObject({ summary: ['No mail'], topic: ['Booking'], bookingNumber: ['B1'] });
    expect(texts.description?.[0]).toMatch(/^I waited\.\r?\nTwo days\.$/);
    expect(attachments?.map((file) => (file as File).name)).toEqual(['page-1.pdf', 'page-2.pdf']);
    await expect.poll(() => hasFocus(button('Write a report').element())).toBe(true);
    await button('Write a report').click();
    await expect.element(textbox('Summary')).toHaveValue('');
  });

  test('needs no booking and no file', async () => {
    await fill();
    await button('Send').click();
    await expect.element(said(/Support has your report/)).toBeVisible();
    expect(Object.keys(backEnd.writes[0]?.[3] as object).sort()).toEqual(['description', 'summary', 'topic']);
  });

  test('has five files at most, each checked before it is sent', async () => {
    await fill();
    for (const number of [1, 2, 3, 4, 5]) {
      choose(number - 1, PDF(`${number}.pdf`));
      await expect.element(page.getByRole('button', { name: `Remove ${number}.pdf` })).toBeVisible();
    }
    expect(page.getByLabelText(/^Attachment \d of 5/).elements()).toHaveLength(5);
    choose(4, PDF('large.pdf', 5 * 2 ** 20 + 1));
    await expect.element(attachment(5)).toHaveAccessibleDescription(/too large: at most 5 MB/);
    choose(4, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    await expect.element(attachment(5)).toHaveAccessibleDescription(/Choose a JPEG, PNG, GIF, WEBP, or PDF file/);
    await button('Send').click();
    // At that one, and not at the first, too.
    await expect.poll(() => hasFocus(attachment(5).element())).toBe(true);
    await expect.element(attachment(1)).not.toHaveAttribute('aria-invalid');
    expect(backEnd.writes).toEqual([]);
  });

  test('a refusal is said, and texts and files stay', async () => {
    await fill();
    choose(0, PDF('page.pdf'));
    await expect.element(attachment(2)).toBeInTheDocument();
    backEnd.refusals.push(
      () => Response.json({ errors: [{ code: 'PAYLOAD_TOO_LARGE', description: '' }] }, { status: 413 }),
      () =>
        Response.json(
          { errors: [{ code: 'TOO_MANY_FILES', description: '', localizedDescription: 'Please write without one.' }] },
          { status: 409 },
        ),
    );
    await button('Send').click();
    await expect.element(attachment(1)).toHaveAccessibleDescription(/too large: at most 5 MB/);
    await button('Send').click();
    await expect.element(said('Please write without one.')).toBeVisible();
    await expect.element(textbox('Summary')).toHaveValue('No mail');
    await button('Send').click();
    await expect.element(said(/Support has your report/)).toBeVisible();
    expect(backEnd.writes.at(-1)?.[3]).toMatchObject({ attachments: [expect.any(File)] });
  });

  test('is sent with its files after a new sign-in, where the session has ended', async () => {
    await fill();
    choose(0, PDF('page.pdf'));
    await expect.element(attachment(2)).toBeInTheDocument();
    const asked = endSession();
    await button('Send').click();
    await expect.element(said(/Support has your report/)).toBeVisible();
    expect(asked).toEqual(['save-change']);
    expect(backEnd.writes.at(-1)?.[3]).toMatchObject({ attachments: [expect.any(File)] });
  });

  test('what is missing is said at its field, and the first of them has the focus', async () => {
    await open('Write a report');
    await button('Send').click();
    await expect.element(said('Please check 3 fields.')).toBeVisible();
    await expect.poll(() => hasFocus(textbox('Summary').element())).toBe(true);
  });

  test('what is typed is there again after the page was loaded again, in its form alone', async () => {
    await fill();
    await expect.poll(() => sessionStorage.getItem('travel.form.drafts')).toContain('Two days.');
    document.body.replaceChildren();
    await mountHub('/business/company/general', HANA);
    await expect.element(textbox('Summary')).toHaveValue('No mail');
    await expect.element(said(/What you typed before is here again/)).toBeVisible();
    await expect.element(button('Write a message')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the account manager', () => {
  test('API-122 STA-099 BIZ-121 gets a message with one file', async () => {
    await open('Write a message');
    await userEvent.fill(textbox('Subject'), 'More seats');
    await userEvent.fill(textbox('Description'), 'From May on.');
    choose(0, PDF('plan.pdf'));
    await expect.element(page.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
    await button('Send').click();
    await expect.element(said('Your account manager has your message.')).toBeVisible();
    const [[method, path, , body] = []] = backEnd.writes;
    expect([method, path]).toEqual(['POST', 'contactAccountManager']);
    const { attachment, ...texts } = body as Record<string, (string | File)[]>;
    expect(texts).toEqual({ subject: ['More seats'], description: ['From May on.'] });
    expect(attachment?.map((file) => (file as File).name)).toEqual(['plan.pdf']);
  });

  test('a message without a file is one, too', async () => {
    await open('Write a message');
    await userEvent.fill(textbox('Subject'), 'More seats');
    await userEvent.fill(textbox('Description'), 'From May on.');
    await button('Send').click();
    await expect.element(said('Your account manager has your message.')).toBeVisible();
    expect(Object.keys(backEnd.writes[0]?.[3] as object)).toEqual(['subject', 'description']);
  });
});

test('both can be written at the same time', async () => {
  await open('Write a report');
  await userEvent.fill(textbox('Summary'), 'No mail');
  await button('Write a message').click();
  await expect.element(textbox('Subject')).toBeVisible();
  await expect.element(textbox('Summary')).toHaveValue('No mail');
});
