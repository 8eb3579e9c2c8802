import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { reduceMotion } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test, vi } from 'vitest';
import { Accordion, AccordionItem, type AccordionProps, accordionSheet } from './index.ts';

const TITLES = ['Changes', 'Luggage', 'Trips'];

async function show(props: Partial<AccordionProps> = {}) {
  const onToggle = vi.fn();
  const shown = await renderInShadow(
    ['first', 'second'].map((group) => (
      <Accordion key={group} {...props}>
        {TITLES.map((title) => (
          <AccordionItem
            key={title}
            title={`${title} ${group}`}
            isOpenAtFirst={title === 'Changes'}
            onToggle={(isOpen) => onToggle(`${title} ${group}`, isOpen)}
          >
            <a href="#more">More on {title}</a>
          </AccordionItem>
        ))}
      </Accordion>
    )),
    { sheets: [accordionSheet] },
  );
  return { onToggle, ...shown };
}

const title = (name: string) => page.getByText(name, { exact: true });

/** Chromium names exclusive `<details>` differently. */
const controls = async () => [
  ...(await nodesOf('DisclosureTriangle')),
  ...(await nodesOf('DisclosureTriangleGrouped')),
];

/** As screen readers read it. */
const openOnes = async () => (await controls()).filter(({ states }) => states.expanded).map(({ name }) => name);

test('titles are headings of the given level, in controls with their expanded state', async () => {
  await show({ headingLevel: 4 });
  const found = await controls();
  expect(found.map(({ states }) => states.expanded)).toEqual([true, false, false, true, false, false]);
  expect(found[0]?.name).toBe('Changes first');
  expect(found.every(({ states }) => states.focusable)).toBe(true);
  const headings = await nodesOf('heading');
  expect(headings.map(({ name, states }) => [name, states.level])[1]).toEqual(['Luggage first', 4]);
});

test('MSC-066 a press expands an item, and another collapses it', async () => {
  const { onToggle } = await show();
  await title('Luggage first').click();
  await expect.poll(openOnes).toEqual(['Changes first', 'Luggage first', 'Changes second']);
  await expect.element(page.getByRole('link', { name: 'More on Luggage' })).toBeVisible();
  await title('Luggage first').click();
  await expect.poll(openOnes).toEqual(['Changes first', 'Changes second']);
  await expect.poll(() => page.getByRole('link', { name: 'More on Luggage' }).elements()).toHaveLength(0);
  expect(onToggle.mock.calls).toEqual([
    ['Luggage first', true],
    ['Luggage first', false],
  ]);
});

test('MSC-067 with onlyOne, opening an item closes the others of the same accordion', async () => {
  const { onToggle } = await show({ onlyOne: true });
  await title('Trips first').click();
  await expect.poll(openOnes).toEqual(['Trips first', 'Changes second']);
  await expect.poll(() => onToggle.mock.calls.length).toBe(2);
  expect(onToggle.mock.calls).toEqual(
    expect.arrayContaining([
      ['Changes first', false],
      ['Trips first', true],
    ]),
  );
  await title('Trips first').click();
  await expect.poll(openOnes).toEqual(['Changes second']);
});

test.each(['{Enter}', ' '])('"%s" opens and closes an item; Tab skips closed content', async (key) => {
  const { root } = await show();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => root.activeElement?.textContent).toBe('Changes first');
  await userEvent.keyboard(key);
  await expect.poll(openOnes).toEqual(['Changes second']);
  await expect.poll(() => page.getByRole('link', { name: 'More on Changes' }).elements()).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => root.activeElement?.textContent).toBe('Luggage first');
  await userEvent.keyboard(key);
  await expect.poll(openOnes).toEqual(['Luggage first', 'Changes second']);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => root.activeElement?.textContent).toBe('More on Luggage');
  await userEvent.keyboard(`{Shift>}{Tab}{/Shift}${key}`);
  await expect.poll(openOnes).toEqual(['Changes second']);
});

test('it opens with an animation, and at once under reduced motion', async () => {
  const { root } = await show();
  const durations = () =>
    getComputedStyle(root.querySelector('details') as Element, '::details-content').transitionDuration;
  expect(durations()).toContain('0.2s');
  const restore = await reduceMotion();
  expect(durations()).toBe('0s');
  await restore();
});

test('every title is a target of at least 24 px in every brand', async () => {
  const { frame, rerender } = await show();
  for (const brand of ['flagship', 'sister', 'partner'] as const) {
    await rerender(<AccordionItem title="i">.</AccordionItem>, { brand, sheets: [accordionSheet] });
    expect((frame.querySelector('summary') as Element).getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});
