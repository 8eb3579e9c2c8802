import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { ThrownMessage } from '@travel-shell/testing/ThrownMessage';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, test, vi } from 'vitest';
import { choiceSheet, fieldSheet, RadioGroup, type RadioGroupProps, radioGroupSheet } from './index.ts';

const LOOKS = { sheets: [fieldSheet, choiceSheet, radioGroupSheet] };
const OPTIONS = [
  { value: 'economy', title: 'Economy' },
  { value: 'premium', title: 'Premium', hint: 'More room' },
  { value: 'crew', title: 'Crew', disabled: true },
  { value: 'first', title: 'First' },
];
const group = () => page.getByRole('radiogroup', { name: 'Class' });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

async function show(props: Partial<RadioGroupProps> = {}) {
  const onValueChange = vi.fn();
  await renderInShadow(
    <form>
      <button type="button">Before</button>
      <RadioGroup label="Class" options={OPTIONS} onValueChange={onValueChange} {...props} />
      <button type="button">After</button>
    </form>,
    LOOKS,
  );
  (page.getByRole('button', { name: 'Before' }).element() as HTMLElement).focus();
  return onValueChange;
}

test('it is a group of radio buttons, named and described', async () => {
  await show({ hint: 'For the whole trip', error: 'Choose a class.', required: true });
  await expect.element(group()).toHaveAccessibleDescription('For the whole trip Choose a class.');
  await expect.element(group()).toHaveAttribute('aria-required', 'true');
  expect(group().getByRole('radio').elements()).toHaveLength(4);
  await expect.element(radio('Premium')).toHaveAccessibleDescription('More room');
  await expect.element(radio('Crew')).toBeDisabled();
});

test('screen readers get the group, the names and the selected button', async () => {
  await show({ defaultValue: 'premium', required: true });
  expect(await nodesOf('radiogroup')).toMatchObject([{ name: 'Class', states: { required: true } }]);
  expect((await nodesOf('radio')).map(({ name, states }) => [name, states.checked])).toEqual([
    ['Economy', 'false'],
    ['Premium', 'true'],
    ['Crew', 'false'],
    ['First', 'false'],
  ]);
});

test('Tab moves to the selected one and then out of the group', async () => {
  await show({ defaultValue: 'premium' });
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => hasFocus(radio('Premium').element())).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'After' }).element())).toBe(true);
});

test('Space selects the focused one', async () => {
  const onValueChange = await show();
  await userEvent.keyboard('{Tab} ');
  await expect.element(radio('Economy')).toBeChecked();
  expect(onValueChange.mock.calls).toEqual([['economy']]);
});

test.each([
  ['{ArrowDown}', 'Premium'],
  ['{ArrowRight}', 'Premium'],
  ['{ArrowUp}', 'First'],
  ['{ArrowLeft}', 'First'],
  ['{ArrowDown}{ArrowDown}', 'First'],
])('%s selects the next one, skips disabled ones and wraps around', async (keys, name) => {
  await show({ defaultValue: 'economy' });
  await userEvent.keyboard(`{Tab}${keys}`);
  await expect.poll(() => hasFocus(radio(name).element())).toBe(true);
  await expect.element(radio(name)).toBeChecked();
});

test('a form gets the value', async () => {
  await show({ name: 'class', defaultValue: 'first' });
  const form = (radio('First').element() as HTMLInputElement).form as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['class', 'first']]);
});

test('two groups without a name are independent', async () => {
  await renderInShadow(
    <>
      <RadioGroup label="Out" options={OPTIONS} defaultValue="economy" />
      <RadioGroup label="Back" options={OPTIONS} defaultValue="first" />
    </>,
    LOOKS,
  );
  await page.getByRole('radiogroup', { name: 'Out' }).getByRole('radio', { name: 'Premium' }).click();
  await expect
    .element(page.getByRole('radiogroup', { name: 'Back' }).getByRole('radio', { name: 'First' }))
    .toBeChecked();
});

test('MSC-055 without options it throws an error with the fix', async () => {
  expectConsole(/RadioGroup has no options/);
  const { frame } = await renderInShadow(
    <ThrownMessage>
      <RadioGroup label="Class" options={[]} />
    </ThrownMessage>,
    LOOKS,
  );
  expect(frame.textContent).toContain('RadioGroup has no options, so there is nothing to choose.');
});
