import { afterEach, expect, it } from 'vitest';
import { focusedElement } from './focusedElement.ts';

afterEach(() => document.body.replaceChildren());

it('finds the focus inside shadow roots, and the body where nothing has it', () => {
  expect(focusedElement()).toBe(document.body);
  const outer = document.body.appendChild(document.createElement('div'));
  const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const button = inner.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
  button.focus();
  expect(document.activeElement).toBe(outer);
  expect(focusedElement()).toBe(button);
});
