import { ApiError, logout } from '@travel-shell/api';
import { companyFactsRules } from '@travel-shell/contract/rules/companyFactsRules';
import { formDrafts, lastSignOut } from '@travel-shell/core/formDrafts';
import { answerCalls, FORM_TOKEN } from '@travel-shell/testing/answerCalls';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { Button, buttonSheet } from '@travel-shell/ui/button';
import { dialogSheet } from '@travel-shell/ui/dialog';
import { FileField, type FileFieldTexts, fileFieldSheet } from '@travel-shell/ui/file-field';
import { formSheet } from '@travel-shell/ui/form';
import { RadioGroup, radioGroupSheet } from '@travel-shell/ui/radio-group';
import { Select } from '@travel-shell/ui/select';
import { fieldSheet, TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ConflictQuestion, Form, FormFields, type FormOptions, LeaveQuestion, useForm } from './index.ts';
import { messages } from './messages/generated/en-US.ts';

const SHEETS = [fieldSheet, buttonSheet, fileFieldSheet, formSheet, dialogSheet, radioGroupSheet];
const LABELS = { name: 'Company', website: 'Website', phoneNumber: 'Telephone', 'address.city': 'City' };
const ADA = { user: 'ada@example.com', company: 'c1', screen: 'facts' };
const SAVED = { name: 'Lovelace Ltd', website: 'https://lovelace.example/', phoneNumber: null, address: null };

type Submit = FormOptions<object>['submit'];
interface ScreenProps extends Partial<Omit<FormOptions<object>, 'submit'>> {
  submit: Submit;
  children?: ReactNode;
}

/** A screen with the general facts of a company. */
function Screen({ children, ...options }: ScreenProps): ReactNode {
  const form = useForm({
    rules: companyFactsRules,
    messages,
    labels: LABELS,
    data: { values: SAVED, etag: '"1"' },
    ...options,
  });
  return (
    <>
      <Form form={form} action="/business/company">
        <FormFields form={form}>
          <TextField label="Company" {...form.field('name')} />
          <TextField label="Website" {...form.field('website')} />
          <TextField label="Telephone" {...form.field('phoneNumber')} />
          <TextField label="City" {...form.field('address.city')} />
          <TextField label="Street" {...form.field('address.street')} />
          <TextField label="Password" type="password" name="secret" />
        </FormFields>
        <Button type="submit" isLoading={form.isSending}>
          Save
        </Button>
        {children}
      </Form>
      <LeaveQuestion form={form} />
      <ConflictQuestion form={form} />
      <a href="/elsewhere">Elsewhere</a>
    </>
  );
}

const show = (props: ScreenProps) => renderInShadow(<Screen {...props} />, { sheets: SHEETS });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
const summary = () => page.getByRole('alert').first();
const never = () => new Promise<never>(() => {});
const http = (status: number, ...errors: object[]) =>
  new ApiError('HTTP', 'No', { url: '/', status, body: { errors } });

beforeEach(() => {
  sessionStorage.clear();
  lastSignOut.remove();
});
afterEach(() => {
  sessionStorage.clear();
  lastSignOut.remove();
});

describe('a press on the button', () => {
  test('sends what the contract takes: numbers, null for what is empty, groups', async () => {
    const submit = vi.fn<Submit>().mockResolvedValue(undefined);
    await show({ submit });
    await userEvent.fill(field('Company'), '  Lovelace & Co  ');
    await userEvent.clear(field('Website'));
    await userEvent.fill(field('Telephone'), '٠٣٠ 123');
    await save();
    const body = { name: 'Lovelace & Co', website: null, phoneNumber: '030 123', address: null };
    await expect.poll(() => submit.mock.calls).toEqual([[body, { etag: '"1"' }]]);
  });

  test('sends once, however often it is pressed', async () => {
    const submit = vi.fn<Submit>().mockImplementation(never);
    const { root } = await show({ submit });
    const form = root.querySelector('form') as HTMLFormElement;
    await userEvent.dblClick(page.getByRole('button', { name: 'Save', exact: true }));
    form.requestSubmit();
    form.requestSubmit();
    await expect.poll(() => submit.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-busy', 'true');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('says what is wrong once, at the fields and above them, and focuses the first', async () => {
    const submit = vi.fn<Submit>();
    await show({ submit });
    await userEvent.clear(field('Company'));
    await userEvent.fill(field('Website'), 'http://lovelace.example');
    await save();
    await expect.poll(() => hasFocus(field('Company').element())).toBe(true);
    await expect.element(page.getByText('Please check 2 fields.')).toBeVisible();
    await expect.element(field('Website')).toHaveAccessibleDescription(messages.problems.https);
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('link', { name: `Website: ${messages.problems.https}` }));
    await expect.poll(() => hasFocus(field('Website').element())).toBe(true);
  });

  test('the error at a field goes when it is mended', async () => {
    await show({ submit: vi.fn<Submit>() });
    await userEvent.clear(field('Company'));
    await save();
    await expect.element(field('Company')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Please check 1 field.')).toBeVisible();
    await userEvent.fill(field('Company'), 'L');
    await expect.element(field('Company')).not.toHaveAttribute('aria-invalid');
    await expect.element(summary()).toBeEmptyDOMElement();
  });

  test('so does its line in the summary, while others are wrong; what concerns no field stays', async () => {
    const errors = ['name', 'website'].map((name) => ({ field: name, localizedDescription: 'No.' }));
    await show({ submit: vi.fn<Submit>().mockRejectedValue(http(400, ...errors, { localizedDescription: 'Later.' })) });
    await save();
    await expect.element(page.getByText('Please check 2 fields. Later.')).toBeVisible();
    await userEvent.fill(field('Company'), 'L');
    await expect.poll(() => page.getByRole('link', { name: /: No\.$/ }).elements()).toHaveLength(1);
    await userEvent.fill(field('Website'), 'https://l.example/');
    await expect.poll(() => summary().element().textContent).toBe('Later.');
  });

  test('the fields of an empty address are not asked for, those of a begun one are', async () => {
    const submit = vi.fn<Submit>().mockResolvedValue(undefined);
    await show({ submit });
    await userEvent.fill(field('City'), 'London');
    await save();
    await expect.element(field('Street')).toHaveAccessibleDescription(messages.problems.missing);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a number', () => {
  const rules = { limit: { type: 'number' }, days: { type: 'integer' } } as const;
  function Numbers({ submit }: { submit: Submit }): ReactNode {
    const form = useForm({ rules, messages, labels: {}, data: { values: { limit: 20 } }, submit });
    return (
      <Form form={form} action="/x">
        <TextField label="Limit" {...form.field('limit')} />
        <TextField label="Days" {...form.field('days')} />
        <Button type="submit">Save</Button>
      </Form>
    );
  }

  test('is shown as it was understood, once its field is left or sent', async () => {
    const submit = vi.fn<Submit>().mockResolvedValue(undefined);
    await renderInShadow(<Numbers submit={submit} />, { sheets: SHEETS });
    await userEvent.fill(field('Limit'), '1,234.50');
    await userEvent.click(field('Days'));
    await expect.element(field('Limit')).toHaveValue('1234.5');
    await userEvent.fill(field('Days'), '1,000');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Days')).toHaveValue('1000');
    await expect.poll(() => submit.mock.calls.at(-1)?.[0]).toEqual({ limit: 1234.5, days: 1000 });
  });

  test('that can be read in two ways is refused with both', async () => {
    await renderInShadow(<Numbers submit={vi.fn<Submit>()} />, { sheets: SHEETS });
    await userEvent.fill(field('Limit'), '1.500');
    await userEvent.fill(field('Days'), '1.500');
    await save();
    const asked = (numbers: string) => messages.problems.meant({ numbers });
    await expect.element(field('Limit')).toHaveAccessibleDescription(asked('1.5 or 1500'));
    await expect.element(field('Days')).toHaveAccessibleDescription(asked('1500'));
    await expect.element(field('Limit')).toHaveValue('1.500');
  });
});

test('an address and a number read from left to right in every language', async () => {
  await show({ submit: vi.fn<Submit>() });
  await expect.element(field('Website')).toHaveAttribute('dir', 'ltr');
  await expect.element(field('Telephone')).toHaveAttribute('inputmode', 'tel');
  await expect.element(field('Company')).not.toHaveAttribute('dir');
});

describe('what the server refuses', () => {
  test('is at the field that it names, the others are above, and nothing typed is lost', async () => {
    const submit = vi
      .fn<Submit>()
      .mockRejectedValue(
        http(
          400,
          { code: 'VALIDATION_ERROR', field: 'name', localizedDescription: 'This name is taken.' },
          { code: 'VALIDATION_ERROR', localizedDescription: 'Try again tomorrow.' },
        ),
      );
    await show({ submit });
    await userEvent.fill(field('Company'), 'Babbage');
    await save();
    await expect.element(field('Company')).toHaveAccessibleDescription('This name is taken.');
    await expect.poll(() => hasFocus(field('Company').element())).toBe(true);
    await expect.element(field('Company')).toHaveValue('Babbage');
    await expect.element(page.getByText('Please check 1 field. Try again tomorrow.')).toBeVisible();
  });

  test('BIZ-004 is said of what support may not do as a member, in the language of the page', async () => {
    const errors = [{ code: 'NOT_WHILE_ACTING', localizedDescription: 'In the language of the server.' }];
    const details = { url: '/', status: 403, serverCode: 'NOT_WHILE_ACTING', body: { errors } };
    const refused = new ApiError('HTTP', 'No', details);
    await show({ submit: vi.fn<Submit>().mockRejectedValue(refused) });
    await save();
    await expect.element(summary()).toHaveTextContent(messages.acting);
  });

  test('says that the visitor is offline, and that nothing is lost', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void onLine.mockRestore());
    await show({ submit: vi.fn<Submit>().mockRejectedValue(new ApiError('NETWORK', 'No', { url: '/' })) });
    await save();
    await expect.element(summary()).toHaveTextContent(messages.offline);
  });

  test('is said above, where it names no field', async () => {
    await show({ submit: vi.fn<Submit>().mockRejectedValue(new ApiError('NETWORK', 'No', { url: '/' })) });
    await save();
    await expect.element(summary()).toHaveTextContent(messages.failed);
  });
});

describe('a draft', () => {
  const submit = vi.fn<Submit>();
  const type = async (text = 'Babbage') => {
    const screen = await show({ submit, draft: ADA });
    await userEvent.fill(field('Company'), text);
    await userEvent.fill(page.getByLabelText('Password'), 'hunter2');
    return screen;
  };

  test('is there after a reload of the page, without secrets, and can be discarded', async () => {
    await (await type()).unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('hunter2');
    await show({ submit, draft: ADA });
    await expect.element(field('Company')).toHaveValue('Babbage');
    await expect.element(page.getByText(messages.restored)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: messages.discard }));
    await expect.element(field('Company')).toHaveValue(SAVED.name);
    expect(hasFocus(field('Company').element())).toBe(true);
    expect(formDrafts.read()).toBeUndefined();
  });

  test.each(['INVALID_SESSION', 'MISSING_TWO_FACTOR_AUTHENTICATION'])(
    'outlives a save that fails by %s',
    async (code) => {
      submit.mockRejectedValueOnce(http(401, { code, localizedDescription: 'Please sign in again.' }));
      const screen = await type();
      await save();
      await expect.element(summary()).toHaveTextContent('Please sign in again.');
      await screen.unmount();
      await show({ submit, draft: ADA });
      await expect.element(field('Company')).toHaveValue('Babbage');
    },
  );

  test('is gone once it is saved', async () => {
    submit.mockResolvedValueOnce({ etag: '"2"' });
    await type();
    expect(formDrafts.read()?.drafts).toHaveLength(1);
    await save();
    await expect.poll(() => formDrafts.read()).toBeUndefined();
  });

  test('that was saved, and left before the answer, is none', async () => {
    await (await type(' Babbage ')).unmount();
    const data = { values: { ...SAVED, name: 'Babbage' }, etag: '"2"' };
    await show({ submit, draft: ADA, data });
    await expect.poll(() => formDrafts.read()).toBeUndefined();
    await expect.element(field('Company')).toHaveValue('Babbage');
    await expect.element(page.getByText(messages.restored)).not.toBeInTheDocument();
  });

  test('that is stored while it is shown again is none any more', async () => {
    await (await type()).unmount();
    const { rerender } = await show({ submit, draft: ADA });
    await expect.element(page.getByText(messages.restored)).toBeVisible();
    const data = { values: { ...SAVED, name: 'Babbage' }, etag: '"2"' };
    await rerender(<Screen submit={submit} draft={ADA} data={data} />);
    await expect.element(page.getByText(messages.restored)).not.toBeInTheDocument();
    expect(formDrafts.read()).toBeUndefined();
    submit.mockReset();
    submit.mockResolvedValueOnce(undefined);
    await userEvent.fill(field('Company'), 'Babbage & Co');
    await save();
    await expect.poll(() => submit.mock.calls.map(([, { etag }]) => etag)).toEqual(['"2"']);
  });

  test('keeps what is typed while it is saved', async () => {
    let answer: (value: undefined) => void = () => {};
    submit.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await type();
    await save();
    await expect.poll(() => submit.mock.calls.length).toBeGreaterThan(0);
    await userEvent.fill(field('Company'), 'Babbage & Co');
    answer(undefined);
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).not.toHaveAttribute('aria-busy');
    expect(formDrafts.read()?.drafts?.[0]).toMatchObject({
      values: { name: ['Babbage & Co'] },
      base: { name: ['Babbage'] },
    });
  });

  test('is gone once it is saved, though the form has gone before the answer came', async () => {
    let answer: (value: undefined) => void = () => {};
    submit.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const { unmount } = await type();
    await save();
    await unmount();
    expect(formDrafts.read()?.drafts).toHaveLength(1);
    answer(undefined);
    await expect.poll(() => formDrafts.read()).toBeUndefined();
  });

  test.each([
    ['another person', { ...ADA, user: 'grace@example.com' }],
    ['another company', { ...ADA, company: 'c2' }],
    ['another screen', { ...ADA, screen: 'people' }],
  ])('is not shown to %s', async (_who, draft) => {
    await (await type()).unmount();
    await show({ submit, draft });
    await expect.element(field('Company')).toHaveValue(SAVED.name);
  });

  test('of another person is removed', async () => {
    await (await type()).unmount();
    await show({ submit, draft: { ...ADA, user: 'grace@example.com' } });
    await expect.poll(() => formDrafts.read()).toBeUndefined();
  });

  test('does not survive a sign-out, nor is one kept after it', async () => {
    const end = answerCalls((_request, path) => {
      if (path === FORM_TOKEN) return Response.json({ formtoken: 'x'.repeat(20) });
      return Response.json({ status: 0, formToken: 'y'.repeat(20) });
    });
    try {
      const screen = await type();
      expect(formDrafts.read()?.drafts).toHaveLength(1);
      await logout();
      expect(formDrafts.read()).toBeUndefined();
      await userEvent.fill(field('Company'), 'Typed later');
      expect(formDrafts.read()).toBeUndefined();
      await screen.unmount();
      await show({ submit, draft: ADA });
      await expect.element(field('Company')).toHaveValue(SAVED.name);
    } finally {
      end();
    }
  });

  test('is there for a visitor who becomes known later, whatever the fields say just then', async () => {
    await (await type()).unmount();
    // A password manager, or a field of ours that follows its value.
    function Fills(): ReactNode {
      const field = useRef<HTMLInputElement>(null);
      useLayoutEffect(() => void field.current?.dispatchEvent(new Event('input', { bubbles: true })), []);
      return <input ref={field} aria-label="Filled" />;
    }
    const { rerender } = await show({ submit });
    await rerender(
      <Screen submit={submit} draft={ADA}>
        <Fills />
      </Screen>,
    );
    await expect.element(field('Company')).toHaveValue('Babbage');
  });

  test('does not survive a sign-out in another tab', async () => {
    await (await type()).unmount();
    lastSignOut.write(Date.now());
    await show({ submit, draft: ADA });
    await expect.element(field('Company')).toHaveValue(SAVED.name);
    expect(formDrafts.read()).toBeUndefined();
  });
});

describe('newer data', () => {
  const newer = { values: { ...SAVED, name: 'Newer Ltd' }, etag: '"2"' };
  const submit = vi.fn<Submit>();

  test('are shown while nothing is typed', async () => {
    const { rerender } = await show({ submit });
    await rerender(<Screen submit={submit} data={newer} />);
    await expect.element(field('Company')).toHaveValue('Newer Ltd');
  });

  test('that a save has brought leave the focus where it is, and are the version of the next save', async () => {
    function Live(): ReactNode {
      const [data, setData] = useState<{ values: object; etag: string }>({ values: SAVED, etag: '"1"' });
      const save: Submit = async (body, request) => {
        await submit(body, request);
        setData({ values: { ...SAVED, name: 'Babbage' }, etag: '"2"' });
        return undefined;
      };
      return <Screen submit={save} data={data} />;
    }
    submit.mockReset();
    const { root } = await renderInShadow(<Live />, { sheets: SHEETS });
    await userEvent.fill(field('Company'), 'Babbage');
    await save();
    await save();
    await expect.poll(() => submit.mock.calls.map(([, { etag }]) => etag)).toEqual(['"1"', '"2"']);
    expect(root.activeElement?.textContent).toBe('Save');
  });

  test('that a save has brought, tidied by the back end, leave the button in place with the focus', async () => {
    function Live(): ReactNode {
      const [data, setData] = useState<{ values: object; etag: string }>({ values: SAVED, etag: '"1"' });
      const save: Submit = async () => {
        setData({ values: { ...SAVED, name: 'BABBAGE' }, etag: '"2"' });
        return undefined;
      };
      return <Screen submit={save} data={data} />;
    }
    await renderInShadow(<Live />, { sheets: SHEETS });
    await userEvent.fill(field('Company'), 'Babbage');
    const button = page.getByRole('button', { name: 'Save', exact: true }).element();
    await save();
    await expect.element(field('Company')).toHaveValue('BABBAGE');
    expect(hasFocus(button)).toBe(true);
  });

  test('leave the focus in its field', async () => {
    const { rerender } = await show({ submit });
    await userEvent.click(field('Website'));
    await rerender(<Screen submit={submit} data={newer} />);
    await expect.element(field('Company')).toHaveValue('Newer Ltd');
    expect(hasFocus(field('Website').element())).toBe(true);
  });

  test('do not replace what is typed', async () => {
    const { rerender } = await show({ submit });
    await userEvent.fill(field('Website'), 'https://babbage.example/');
    await rerender(<Screen submit={submit} data={newer} />);
    await expect.element(field('Website')).toHaveValue('https://babbage.example/');
    await expect.element(field('Company')).toHaveValue(SAVED.name);
  });

  test('do not replace what is filled in without an event', async () => {
    const { rerender } = await show({ submit });
    (field('Website').element() as HTMLInputElement).value = 'https://babbage.example/';
    await rerender(<Screen submit={submit} data={newer} />);
    await expect.element(field('Website')).toHaveValue('https://babbage.example/');
    await expect.element(field('Company')).toHaveValue(SAVED.name);
  });
});

describe('a conflict (412)', () => {
  const theirs = { values: { ...SAVED, name: 'Theirs Ltd', phoneNumber: '030 1' }, etag: '"2"' };
  const conflict = () => http(412, { code: 'PRECONDITION_FAILED' });
  const reload = () => Promise.resolve(theirs);
  const choice = (name: string) => page.getByRole('radio', { name });
  async function meet(submit: Submit) {
    await show({ submit, reload });
    await userEvent.fill(field('Company'), 'Mine Ltd');
    await userEvent.fill(field('Website'), 'https://mine.example/');
    await save();
    await expect.element(page.getByRole('dialog', { name: messages.conflict.heading })).toBeVisible();
  }

  test('asks for each field that both have changed, and names what only the other one has', async () => {
    const submit = vi.fn<Submit>().mockRejectedValueOnce(conflict());
    await meet(submit);
    await expect.element(choice('Theirs: Theirs Ltd')).not.toBeChecked();
    await expect.element(choice('Yours: Mine Ltd')).not.toBeChecked();
    await expect.element(page.getByText('Also changed by them: Telephone')).toBeVisible();
    await expect.element(choice('Yours: https://mine.example/')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: messages.conflict.apply }));
    await expect.poll(() => hasFocus(choice('Theirs: Theirs Ltd').element())).toBe(true);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['Theirs: Theirs Ltd', 'Theirs Ltd'],
    ['Yours: Mine Ltd', 'Mine Ltd'],
  ])(
    'saves the choice “%s” with the version that was shown, and keeps both sides of the rest',
    async (name, expected) => {
      const submit = vi.fn<Submit>().mockRejectedValueOnce(conflict()).mockResolvedValueOnce({ etag: '"3"' });
      await meet(submit);
      await userEvent.click(choice(name));
      await userEvent.click(page.getByRole('button', { name: messages.conflict.apply }));
      await expect.poll(() => submit.mock.calls.length).toBe(2);
      const body = { name: expected, website: 'https://mine.example/', phoneNumber: '030 1', address: null };
      expect(submit).toHaveBeenLastCalledWith(body, { etag: '"2"' });
      await expect.element(field('Company')).toHaveValue(expected);
      const button = page.getByRole('button', { name: 'Save', exact: true });
      await expect.poll(() => hasFocus(button.element())).toBe(true);
    },
  );

  test('is never overwritten: whoever keeps editing meets it again', async () => {
    const submit = vi.fn<Submit>().mockRejectedValue(conflict());
    await meet(submit);
    await userEvent.click(page.getByRole('button', { name: messages.conflict.stay }));
    await expect.element(field('Company')).toHaveValue('Mine Ltd');
    await save();
    await expect.poll(() => submit.mock.calls.map(([, { etag }]) => etag)).toEqual(['"1"', '"1"']);
    await expect.element(page.getByRole('dialog', { name: messages.conflict.heading })).toBeVisible();
  });

  test.each([
    ['saves at once', [{ etag: '"3"' }], ''],
    ['tries no third time', [conflict()], messages.stale],
  ])('that concerns no field of the form asks nothing, and %s', async (_title, [answer], said) => {
    const submit = vi.fn<Submit>().mockRejectedValueOnce(conflict());
    if (answer instanceof Error) submit.mockRejectedValue(answer);
    else submit.mockResolvedValue(answer);
    await show({ submit, reload: async () => ({ values: SAVED, etag: '"2"' }) });
    await userEvent.fill(field('Company'), 'Mine Ltd');
    await save();
    await expect.poll(() => submit.mock.calls.map(([, { etag }]) => etag)).toEqual(['"1"', '"2"']);
    await expect.element(summary()).toHaveTextContent(said);
    await expect.element(page.getByRole('dialog', { name: messages.conflict.heading })).not.toBeInTheDocument();
    await expect.element(field('Company')).toHaveValue('Mine Ltd');
  });

  test('whose newer data cannot be loaded saves nothing', async () => {
    const submit = vi.fn<Submit>().mockRejectedValueOnce(conflict());
    await show({ submit, reload: () => Promise.reject(new Error('No')) });
    await userEvent.fill(field('Company'), 'Mine Ltd');
    await save();
    await expect.element(summary()).toHaveTextContent(messages.stale);
    await expect.element(field('Company')).toHaveValue('Mine Ltd');
  });

  test('a draft of an older version is saved with that version', async () => {
    const submit = vi.fn<Submit>().mockRejectedValue(conflict());
    const screen = await show({ submit, draft: ADA });
    await userEvent.fill(field('Company'), 'Mine Ltd');
    await screen.unmount();
    await show({ submit, reload, draft: ADA, data: theirs });
    await expect.element(field('Company')).toHaveValue('Mine Ltd');
    await save();
    await expect.poll(() => submit.mock.calls.map(([, { etag }]) => etag)).toEqual(['"1"']);
    await expect.element(choice('Theirs: Theirs Ltd')).toBeVisible();
  });
});

describe('a field with values that are no text of its own', () => {
  test('a select and radio buttons are kept and restored, too', async () => {
    const rules = { sort: { type: 'text', choices: ['a', 'b'] }, size: { type: 'text', choices: ['s', 'l'] } } as const;
    function Choices(): ReactNode {
      const form = useForm({
        rules,
        messages,
        labels: {},
        data: { values: { sort: 'a', size: 's' } },
        draft: ADA,
        submit: never,
      });
      const { defaultValue, name } = form.field('sort');
      const size = form.field('size');
      return (
        <Form form={form} action="/x">
          <FormFields form={form}>
            <Select
              {...{ name, defaultValue }}
              label="Sort"
              options={['a', 'b'].map((value) => ({ value, title: value.toUpperCase() }))}
            />
            <RadioGroup
              name={size.name}
              defaultValue={size.defaultValue}
              label="Size"
              options={['s', 'l'].map((value) => ({ value, title: value.toUpperCase() }))}
            />
          </FormFields>
        </Form>
      );
    }
    const screen = await renderInShadow(<Choices />, { sheets: SHEETS });
    await userEvent.click(page.getByRole('combobox', { name: 'Sort' }));
    await userEvent.click(page.getByRole('option', { name: 'B' }));
    await userEvent.click(page.getByRole('radio', { name: 'L' }));
    await expect.poll(() => formDrafts.read()?.drafts?.[0]?.values).toEqual({ sort: ['b'], size: ['l'] });
    await screen.unmount();
    await renderInShadow(<Choices />, { sheets: SHEETS });
    await expect.element(page.getByRole('combobox', { name: 'Sort' })).toHaveTextContent('B');
    await expect.element(page.getByRole('radio', { name: 'L' })).toBeChecked();
  });
});

describe('a file', () => {
  const rules = { logo: { type: 'file', required: true } } as const;
  const texts: FileFieldTexts = {
    ...{ choose: 'Choose', remove: 'Remove', checking: 'Checking' },
    chosen: ({ name }) => `${name} chosen`,
    removed: (name) => `${name} removed`,
    preview: (name) => name,
    problems: {
      type: 'PNG only.',
      bytes: 'Too large.',
      pixels: 'Too small.',
      unreadable: 'No picture.',
      empty: 'Empty.',
    },
  };
  function choose(input: HTMLInputElement, file: File): void {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  async function picture(): Promise<File> {
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return new File([blob as Blob], 'logo.png', { type: 'image/png' });
  }
  function Logo({ submit }: { submit: Submit }): ReactNode {
    const form = useForm({ rules, messages, labels: { logo: 'Logo' }, data: { values: {} }, draft: ADA, submit });
    const { id, name, error, required } = form.field('logo');
    return (
      <Form form={form} action="/x">
        <FileField {...{ id, name, required, texts }} {...(error && { error })} label="Logo" types={['image/png']} />
        <Button type="submit">Save</Button>
      </Form>
    );
  }

  test('stays through a failure, is asked about by the tab, and is never stored', async () => {
    const submit = vi.fn<Submit>().mockRejectedValue(http(503));
    const { root } = await renderInShadow(<Logo submit={submit} />, { sheets: SHEETS });
    const input = root.querySelector('input') as HTMLInputElement;
    choose(input, await picture());
    await expect.element(page.getByText(/^logo.png chosen/)).toBeInTheDocument();
    await save();
    await expect.element(summary()).toHaveTextContent(messages.failed);
    expect(submit.mock.calls[0]?.[0]).toEqual({ logo: expect.objectContaining({ name: 'logo.png' }) });
    expect(input.files).toHaveLength(1);
    expect(formDrafts.read()).toBeUndefined();
  });

  test('that is refused is not sent', async () => {
    const submit = vi.fn<Submit>();
    const { root } = await renderInShadow(<Logo submit={submit} />, { sheets: SHEETS });
    choose(root.querySelector('input') as HTMLInputElement, new File(['x'], 'logo.svg', { type: 'image/svg+xml' }));
    await save();
    await expect.element(page.getByText('Please check 1 field.')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });
});

test('a secret is lost by leaving until it is saved', async () => {
  const rules = { secret: { type: 'text', kind: 'secret' } } as const;
  function Secret({ submit }: { submit: Submit }): ReactNode {
    const form = useForm({ rules, messages, labels: {}, data: { values: {} }, draft: ADA, submit });
    return (
      <>
        <Form form={form} action="/x">
          <TextField label="Secret" {...form.field('secret')} />
          <Button type="submit">Save</Button>
        </Form>
        <output>{form.isDirty ? 'changed' : 'as saved'}</output>
      </>
    );
  }
  await renderInShadow(<Secret submit={async () => undefined} />, { sheets: SHEETS });
  await userEvent.fill(field('Secret'), 'hunter2');
  await expect.element(page.getByText('changed')).toBeVisible();
  expect(formDrafts.read()).toBeUndefined();
  await save();
  await expect.element(page.getByText('as saved')).toBeVisible();
});

test('without script it is a form that the browser checks and posts', () => {
  const html = renderToStaticMarkup(<Screen submit={never} />);
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form') as HTMLFormElement;
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe('/business/company');
  expect(form.noValidate).toBe(false);
  expect((form.elements.namedItem('name') as HTMLInputElement).required).toBe(true);
  expect(new FormData(form).get('name')).toBe(SAVED.name);
});
