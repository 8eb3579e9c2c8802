import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { type Locator, page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test, vi } from 'vitest';
import { Tabs, type TabsProps, tabsSheets } from './index.ts';

const TABS = ['Plan', 'Saved', 'People'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <input aria-label={`In ${label}`} />,
}));

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });

async function show(props: Partial<TabsProps> = {}, locale = 'en-US') {
  const onValueChange = vi.fn();
  const tabs = <Tabs label="Trip" tabs={TABS} onValueChange={onValueChange} {...props} />;
  return { onValueChange, ...(await renderInShadow(tabs, { sheets: tabsSheets, locale })) };
}

const expectFocus = (locator: Locator) => expect.poll(() => hasFocus(locator.element())).toBe(true);

/** Which tab is selected and which one has the focus. */
async function expectTabs(selected: string, focused: string) {
  await expectFocus(tab(focused));
  const nodes = await nodesOf('tab');
  expect(nodes.filter(({ states }) => states.selected).map(({ name }) => name)).toEqual([selected]);
  await expect.element(panel(selected)).toBeVisible();
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
}

test('it is a named tab list with one panel, named by its tab', async () => {
  await show();
  expect(await nodesOf('tablist')).toMatchObject([{ name: 'Trip' }]);
  expect((await nodesOf('tab')).map(({ name, states }) => [name, states.selected])).toEqual([
    ['Plan', true],
    ['Saved', false],
    ['People', false],
  ]);
  expect(await nodesOf('tabpanel')).toMatchObject([{ name: 'Plan' }]);
});

test('each tab controls its panel with any id', async () => {
  const { root } = await show({ tabs: [{ id: 'any "text" at all', label: 'One', content: 'First' }, ...TABS] });
  const controlled = (name: string) => root.getElementById(tab(name).element().getAttribute('aria-controls') ?? '');
  expect(controlled('One')).toHaveTextContent('First');
  await tab('Saved').click();
  expect(controlled('Saved')).toBe(panel('Saved').element());
});

test('automatic: the arrows select and wrap around, Home and End go to the ends', async () => {
  const { onValueChange } = await show();
  await userEvent.keyboard('{Tab}');
  await expectTabs('Plan', 'Plan');
  await userEvent.keyboard('{ArrowRight}');
  await expectTabs('Saved', 'Saved');
  await userEvent.keyboard('{End}');
  await expectTabs('People', 'People');
  await userEvent.keyboard('{ArrowRight}');
  await expectTabs('Plan', 'Plan');
  await userEvent.keyboard('{ArrowLeft}');
  await expectTabs('People', 'People');
  await userEvent.keyboard('{Home}');
  await expectTabs('Plan', 'Plan');
  expect(onValueChange.mock.calls.flat()).toEqual(['saved', 'people', 'plan', 'people', 'plan']);
});

test.each(['{Enter}', ' '])('manual: the arrows only move the focus, "%s" selects', async (key) => {
  const { onValueChange } = await show({ activation: 'manual' });
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
  await expectTabs('Plan', 'People');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard(key);
  await expectTabs('People', 'People');
  expect(onValueChange.mock.calls).toEqual([['people']]);
});

test('Tab enters at the selected tab and leaves into its panel from any tab', async () => {
  await show({ activation: 'manual', defaultValue: 'saved' });
  await userEvent.keyboard('{Tab}');
  await expectTabs('Saved', 'Saved');
  await userEvent.keyboard('{ArrowLeft}');
  await expectTabs('Saved', 'Plan');
  await userEvent.keyboard('{Tab}');
  await expectFocus(panel('Saved'));
  await userEvent.keyboard('{Tab}');
  await expectFocus(page.getByRole('textbox', { name: 'In Saved' }));
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expectTabs('Saved', 'Saved');
});

test('in right-to-left text the arrows move in their own direction', async () => {
  await show({}, 'ar');
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expectTabs('Saved', 'Saved');
  await userEvent.keyboard('{ArrowRight}');
  await expectTabs('Plan', 'Plan');
});

test('a disabled tab is skipped and has aria-disabled', async () => {
  const { onValueChange } = await show({ tabs: TABS.map((item) => ({ ...item, disabled: item.id === 'saved' })) });
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expectTabs('People', 'People');
  expect((await nodesOf('tab'))[1]).toMatchObject({ name: 'Saved', states: { disabled: true } });
  await tab('Saved').click({ force: true });
  expect(onValueChange.mock.calls).toEqual([['people']]);
});

test('a panel keeps unfinished input while hidden', async () => {
  await show();
  await page.getByRole('textbox', { name: 'In Plan' }).fill('Lisbon');
  await tab('Saved').click();
  await tab('Plan').click();
  await expect.element(page.getByRole('textbox', { name: 'In Plan' })).toHaveValue('Lisbon');
});

test('a controlled value is shown regardless of selections', async () => {
  const { onValueChange } = await show({ value: 'plan' });
  await tab('People').click();
  expect(onValueChange.mock.calls).toEqual([['people']]);
  await expect.element(panel('Plan')).toBeVisible();
});

test.each(['en-US', 'ar'])(
  'overflowing tabs scroll to the selected one without scrolling the page: %s',
  async (locale) => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `Tab ${index}`, content: '' }));
    const { root } = await renderInShadow(
      <div style={{ paddingBlock: '2000px', inlineSize: 300 }}>
        <Tabs label="Many" tabs={many} defaultValue="20" />
      </div>,
      { sheets: tabsSheets, locale },
    );
    const box = (selector: string) => (root.querySelector(selector) as Element).getBoundingClientRect();
    const inSight = () => {
      const [list, chosen] = [box('[role="tablist"]'), box('[aria-selected="true"]')];
      return chosen.left >= list.left && chosen.right <= list.right;
    };
    await expect.poll(inSight).toBe(true);
    expect(window.scrollY).toBe(0);
  },
);

test('every tab is a target of at least 24 px in every brand', async () => {
  const { rerender } = await show();
  for (const brand of ['flagship', 'sister', 'partner'] as const) {
    await rerender(<Tabs label="Trip" tabs={[{ id: 'a', label: 'i', content: '' }]} />, { brand, sheets: tabsSheets });
    const { width, height } = tab('i').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});
