import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { fieldSheet, TextArea, type TextAreaProps, textAreaSheet } from './index.ts';

const show = (props: Partial<TextAreaProps> = {}) =>
  renderInShadow(<TextArea label="Message" {...props} />, { sheets: [fieldSheet, textAreaSheet] });
const field = () => page.getByRole('textbox', { name: 'Message' });
const countText = (left: number) => `${left} left`;

test('is named by its label, described by its hint, its counter and its error', async () => {
  await show({ hint: 'Short, please', error: 'Too rude.', maxLength: 9, countText });
  await expect.element(field()).toHaveAccessibleDescription('9 left Short, please Too rude.');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
});

test('keeps a text that is too long, and says by how much', async () => {
  const onValueChange = vi.fn();
  const { root } = await show({ maxLength: 3, countText, onValueChange });
  await userEvent.fill(field(), '😀😀😀');
  const live = root.querySelector('[aria-live=polite]:not(.ts-field-error)');
  await expect.poll(() => live?.textContent).toBe('0 left');
  await userEvent.fill(field(), 'abcde');
  await expect.element(field()).toHaveValue('abcde');
  await expect.poll(() => live?.textContent).toBe('-2 left');
  expect(onValueChange).toHaveBeenLastCalledWith('abcde');
});

test('counts what was typed before React had the field', async () => {
  const html = renderToString(<TextArea id="early" label="Message" maxLength={9} countText={countText} />);
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  (host.querySelector('textarea') as HTMLTextAreaElement).value = 'abc';
  const root = hydrateRoot(host, <TextArea id="early" label="Message" maxLength={9} countText={countText} />);
  await expect.poll(() => host.querySelector('[part=count]')?.textContent).toBe('6 left');
  root.unmount();
  host.remove();
});

test('says nothing at each letter while there is room', async () => {
  const { root } = await show({ maxLength: 30, countText });
  await userEvent.fill(field(), 'abc');
  await expect.element(page.getByText('27 left')).toBeVisible();
  expect(root.querySelector('[aria-live=polite]:not(.ts-field-error)')?.textContent).toBe('');
});

test('is sent with its form, line breaks and all', async () => {
  const { root } = await renderInShadow(
    <form>
      <TextArea label="Message" name="message" defaultValue={'a\nb'} />
    </form>,
  );
  expect(new FormData(root.querySelector('form') as HTMLFormElement).get('message')).toBe('a\nb');
});
