import { expect, test } from 'vitest';
import { contractOf } from './contracts.ts';
import { controlsOf } from './controlsOf.ts';

const TAGS = ['travel-header', 'travel-footer', 'travel-nav-drawer', 'travel-save-button', 'travel-sign-in'];
const controlsFor = (component: string) => controlsOf({ component, argTypes: {} } as never);

test.each(TAGS)('the controls of %s have names that people read, and say what they do', (tag) => {
  const controls = Object.entries(controlsFor(tag));
  expect(controls.length).toBeGreaterThan(0);
  for (const [attribute, { name, description, table }] of controls) {
    expect(name).toMatch(/^[A-Z][a-z0-9]*( [a-z0-9]+)*$/);
    expect(description).toMatch(new RegExp(`^\`${attribute}\`: [A-Z\`"]`));
    expect(table?.type?.summary).toBeTruthy();
  }
});

test('lists have an editor and say which shape they take', () => {
  const { items } = controlsFor('travel-header');
  expect(items).toMatchObject({
    name: 'Items',
    control: { type: 'object' },
    table: { type: { summary: 'readonly NavigationItem[]' } },
  });
});

test('a number has its default, and a choice its values', () => {
  const { 'visible-items': visible, 'menu-button': button } = controlsFor('travel-header');
  expect(visible?.table?.defaultValue?.summary).toBe('10');
  expect(button?.options).toEqual(['auto', 'on', 'off']);
});

test('what the toolbar sets has no control', () => {
  expect(contractOf('travel-header')?.attributes).toHaveProperty('brand');
  expect(controlsFor('travel-header')).not.toHaveProperty('brand');
});
