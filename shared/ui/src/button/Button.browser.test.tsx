import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test, vi } from 'vitest';
import { searchIcon } from '../generated/icons.ts';
import { Button, type ButtonProps, buttonSheet } from './index.ts';

const show = (props: Partial<ButtonProps> = {}) =>
  renderInShadow(<Button {...props}>{props.children ?? 'Search'}</Button>, { sheets: [buttonSheet] });

const button = (name = 'Search') => page.getByRole('button', { name, exact: true });

test.each(['{Enter}', ' '])('"%s" presses it', async (key) => {
  const onClick = vi.fn();
  await show({ onClick });
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => hasFocus(button().element())).toBe(true);
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('it submits a form only with type="submit"', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderInShadow(
    <form onSubmit={onSubmit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
      <Button type="submit" isLoading>
        Sending
      </Button>
    </form>,
    { sheets: [buttonSheet] },
  );
  await button('Plain').click();
  await button('Sending').click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
  await button('Send').click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('while loading it keeps focus and size, ignores presses, and announces it', async () => {
  const onClick = vi.fn();
  const { rerender } = await show({ onClick });
  const element = button().element() as HTMLButtonElement;
  const { width, height } = element.getBoundingClientRect();
  element.focus();
  await rerender(
    <Button onClick={onClick} isLoading loadingText="Searching…">
      Search
    </Button>,
  );
  const busy = button('Searching…');
  expect(busy.element()).toBe(element);
  expect(hasFocus(element)).toBe(true);
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  expect(element.getBoundingClientRect()).toMatchObject({ width, height });
  await userEvent.keyboard('{Enter}');
  await busy.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
});

test('it ignores presses while disabled', async () => {
  const onClick = vi.fn();
  await show({ onClick, disabled: true });
  await expect.element(button()).toBeDisabled();
  await button().click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
});

test('an icon button has a name and is square', async () => {
  await renderInShadow(<Button icon={searchIcon} iconLabel="Find" />, { sheets: [buttonSheet] });
  const { width, height } = button('Find').element().getBoundingClientRect();
  expect(width).toBeCloseTo(height, 0);
  expect(height).toBeGreaterThanOrEqual(24);
});

test('full width fills its row, and a long text wraps instead of widening it', async () => {
  await renderInShadow(
    <div style={{ inlineSize: 200 }}>
      <Button fullWidth>Donaudampfschifffahrtsgesellschaftskapitän und so weiter</Button>
    </div>,
    { sheets: [buttonSheet] },
  );
  const element = page.getByRole('button').element();
  expect(element.getBoundingClientRect().width).toBe(200);
  expect(element.scrollWidth).toBeLessThanOrEqual(200);
});

test('the ref is the button', async () => {
  const ref = vi.fn();
  await show({ ref });
  expect(ref.mock.calls[0]?.[0]).toBe(button().element());
});
