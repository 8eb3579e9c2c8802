import { announce } from '@travel-shell/api/navigate';
import { companyFactsRules } from '@travel-shell/contract/rules/companyFactsRules';
import { formDrafts } from '@travel-shell/core/formDrafts';
import { publish } from '@travel-shell/store';
import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import { fieldSheet, TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Form, LeaveQuestion, useForm } from './index.ts';
import { messages } from './messages/generated/en-US.ts';

const ADA = { user: 'ada@example.com', company: 'c1', screen: 'facts' };
const handlePress = vi.fn();

function Screen({ label = 'Company', screen = 'facts' }: { label?: string; screen?: string }): ReactNode {
  const form = useForm({
    ...{ rules: companyFactsRules, messages, labels: {}, draft: { ...ADA, screen } },
    data: { values: { name: 'Lovelace' } },
    submit: () => new Promise<never>(() => {}),
  });
  return (
    <>
      <Form form={form} action="/business/company">
        <TextField label={label} {...form.field('name')} />
      </Form>
      <LeaveQuestion form={form} />
    </>
  );
}

const question = () => page.getByRole('alertdialog', { name: messages.leave.heading });
const answer = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
/** Another piece's link, or the host's; its own answer to a press is what must wait. */
let link: HTMLAnchorElement;

/** False if the browser asks. */
const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function show(text?: string) {
  const screen = await renderInShadow(<Screen />, { sheets: [fieldSheet, ...confirmDialogSheets] });
  if (text === undefined) return screen;
  await userEvent.fill(page.getByRole('textbox', { name: 'Company' }), text);
  // React follows what native events say a moment later.
  await expect.poll(unload).toBe(false);
  return screen;
}

beforeEach(() => {
  sessionStorage.clear();
  handlePress.mockReset().mockImplementation((event: Event) => event.preventDefault());
  link = document.body.appendChild(
    Object.assign(document.createElement('a'), { href: '/logout', textContent: 'Sign out' }),
  );
  link.addEventListener('click', handlePress);
});
afterEach(() => {
  link.remove();
  sessionStorage.clear();
});

describe('a changed form', () => {
  test('asks before a link is followed or answered, and leaves once, without the draft', async () => {
    await show('Babbage');
    await userEvent.click(link);
    await expect.element(question()).toBeVisible();
    expect(handlePress).not.toHaveBeenCalled();
    await answer(messages.leave.stay);
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Babbage');
    await userEvent.click(link);
    await answer(messages.leave.confirm);
    await expect.poll(() => handlePress.mock.calls.length).toBe(1);
    expect(formDrafts.read()).toBeUndefined();
  });

  test('is asked about once with others on the page, which are left with it', async () => {
    await renderInShadow(
      <>
        <Screen />
        <Screen label="Person" screen="person" />
      </>,
      { sheets: [fieldSheet, ...confirmDialogSheets] },
    );
    await userEvent.fill(page.getByRole('textbox', { name: 'Company' }), 'Babbage');
    await userEvent.fill(page.getByRole('textbox', { name: 'Person' }), 'Ada');
    await expect.poll(() => formDrafts.read()?.drafts).toHaveLength(2);
    await userEvent.click(link);
    await answer(messages.leave.confirm);
    await expect.poll(() => handlePress.mock.calls.length).toBe(1);
    await expect.element(question()).not.toBeInTheDocument();
    await expect.poll(unload).toBe(true);
    expect(formDrafts.read()).toBeUndefined();
  });

  test('is not asked about by a link within the page, another window or a download', async () => {
    await show('Babbage');
    for (const set of [{ hash: '#top' }, { target: '_blank' }, { download: 'x' }]) {
      const other = document.createElement('a');
      Object.assign(other, { href: location.href, ...set });
      other.addEventListener('click', handlePress);
      document.body.append(other);
      other.click();
      other.remove();
    }
    expect(handlePress).toHaveBeenCalledTimes(3);
    await expect.element(question()).not.toBeInTheDocument();
  });

  test('asks before a piece navigates by script, and lets the host decide after it', async () => {
    const act = vi.fn();
    const host = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('travel-navigate', host);
    try {
      await show('Babbage');
      expect(announce({ kind: 'reload', reason: 'currency' }, act)).toBe(false);
      await expect.element(question()).toBeVisible();
      expect(host).not.toHaveBeenCalled();
      await answer(messages.leave.confirm);
      await expect.poll(() => host.mock.calls.length).toBe(1);
      expect(act).not.toHaveBeenCalled();
    } finally {
      document.removeEventListener('travel-navigate', host);
    }
  });

  test.each(['INVALID_SESSION', 'MISSING_TWO_FACTOR_AUTHENTICATION'])(
    'does not ask when %s takes the visitor away, as they come back to the draft',
    async (reason) => {
      const act = vi.fn();
      await show('Babbage');
      expect(announce({ kind: 'reload', reason }, act)).toBe(true);
      expect(act).toHaveBeenCalledOnce();
      expect(unload()).toBe(true);
      expect(formDrafts.read()?.drafts).toHaveLength(1);
    },
  );

  test('asks for a host’s router', async () => {
    const leave = vi.fn();
    const ask = () =>
      document.dispatchEvent(
        new CustomEvent('travel-leave-requested', { bubbles: true, cancelable: true, detail: { leave } }),
      );
    await show('Babbage');
    expect(ask()).toBe(false);
    await answer(messages.leave.stay);
    expect(leave).not.toHaveBeenCalled();
    expect(ask()).toBe(false);
    await answer(messages.leave.confirm);
    await expect.poll(() => leave.mock.calls.length).toBe(1);
  });

  test('leaves the question to a host that prevents the request of its router', async () => {
    const leave = vi.fn();
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('travel-leave-requested', prevent);
    try {
      await show('Babbage');
      expect(publish('leave-requested', { leave })).toBe(false);
      await expect.element(question()).not.toBeInTheDocument();
    } finally {
      document.removeEventListener('travel-leave-requested', prevent);
    }
    expect(publish('leave-requested', { leave })).toBe(false);
    await expect.element(question()).toBeVisible();
  });

  // Played: a browser lets only the page at the top hold Back, and tests run in a frame.
  test('asks before Back within the page', async () => {
    const { navigation } = window as unknown as { navigation: EventTarget & { traverseTo(key: string): void } };
    const traverse = vi.spyOn(navigation, 'traverseTo').mockReturnValue();
    const back = () => {
      const event = new Event('navigate', { cancelable: true });
      return navigation.dispatchEvent(
        Object.assign(event, { navigationType: 'traverse', destination: { key: 'before' } }),
      );
    };
    await show('Babbage');
    expect(back()).toBe(false);
    await answer(messages.leave.confirm);
    await expect.poll(() => traverse.mock.calls).toEqual([['before']]);
    traverse.mockRestore();
  });

  test('asks, and keeps what is typed, where the page has a variable called "navigation"', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigation') as PropertyDescriptor;
    Object.defineProperty(globalThis, 'navigation', { value: { items: ['Home'] }, configurable: true });
    onTestFinished(() => void Object.defineProperty(globalThis, 'navigation', own));
    await show('Babbage');
    await userEvent.click(link);
    await expect.element(question()).toBeVisible();
    await answer(messages.leave.stay);
    await expect.element(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Babbage');
  });

  test('makes the browser ask before the tab is closed', async () => {
    await show('Babbage');
    expect(unload()).toBe(false);
  });
});

test('a form that is as it was asks nothing', async () => {
  await show('Babbage');
  await userEvent.fill(page.getByRole('textbox', { name: 'Company' }), 'Lovelace');
  await expect.poll(unload).toBe(true);
  await userEvent.click(link);
  expect(handlePress).toHaveBeenCalledOnce();
  expect(unload()).toBe(true);
});

test('a form that has gone asks nothing', async () => {
  await (await show('Babbage')).unmount();
  await userEvent.click(link);
  expect(handlePress).toHaveBeenCalledOnce();
});
