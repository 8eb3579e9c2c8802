import { render } from '@travel-shell/testing/browser';
import { createElement, type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerApi } from './answerApi.ts';
import { ClosedNote } from './ClosedNote.tsx';

import.meta.glob(['../packages/trips-drawer/src/element.ts', '../packages/save-button/src/element.ts'], {
  eager: true,
});

let restore: () => void;
beforeEach(() => {
  restore = answerApi('signedOut');
});
afterEach(() => restore());

function Story({ tag }: { tag: 'travel-trips-drawer' | 'travel-save-button' }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={frame}>{createElement(tag)}</div>
      <ClosedNote frame={frame} component={tag} />
    </>
  );
}

async function show(tag: 'travel-trips-drawer' | 'travel-save-button'): Promise<HTMLElement> {
  await render(<Story tag={tag} />);
  const element = document.querySelector<HTMLElement>(tag);
  if (!element) throw new Error(`no ${tag}`);
  await expect.poll(() => element.matches(':state(ready)')).toBe(true);
  return element;
}
const note = () => document.querySelector('.closed-note')?.textContent ?? '';

test('a closed drawer says so, and who opens it; an open one does not', async () => {
  const drawer = await show('travel-trips-drawer');
  await expect.poll(note).toContain('Closed. <travel-trips-drawer> shows nothing until');
  expect(note()).toContain('trips-');
  Object.assign(drawer, { request: { open: true } });
  await expect.poll(() => drawer.shadowRoot?.querySelector('dialog')?.open).toBe(true);
  await expect.poll(note).toBe('');
  Object.assign(drawer, { request: { open: false } });
  await expect.poll(note).toContain('Closed.');
});

test('a component that is no piece has none', async () => {
  await render(<ClosedNote frame={{ current: document.body }} component={() => null} />);
  expect(note()).toBe('');
});

test('a piece that shows something has no such sentence', async () => {
  await show('travel-save-button');
  expect(note()).toBe('');
});
