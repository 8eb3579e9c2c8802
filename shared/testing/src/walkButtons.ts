import { focusedElement } from '@travel-shell/core/focusedElement';
import { expect } from 'vitest';
import { runPending } from './runPending.ts';

/** Buttons that are pressed at most, as a press may bring more of them. */
const MOST = 40;

/**
 * Presses every button of an element that a keyboard reaches, one after the other, also those that a press brings, and expects
 * that the focus is never lost to the page.
 * @param isLeft whether a press of it is left out, such as of one that leaves the page
 * @returns the names of those that were pressed
 */
export async function walkButtons(
  element: HTMLElement,
  isLeft: (name: string) => boolean = () => false,
): Promise<string[]> {
  const pressed: string[] = [];
  for (let turn = 0; turn < MOST; turn += 1) {
    await runPending();
    const next = buttonsOf(element).find((button) => !pressed.includes(nameOf(button)) && !isLeft(nameOf(button)));
    if (!next) break;
    pressed.push(nameOf(next));
    next.focus();
    next.click();
    await runPending();
    await expect
      .poll(() => focusedElement()?.localName, { message: `after ${pressed.map((name) => `“${name}”`).join(', ')}` })
      .not.toBe('body');
  }
  return pressed;
}

/** Those of an open dialog alone, its answers first. */
function buttonsOf(element: HTMLElement): HTMLButtonElement[] {
  const root = element.shadowRoot ?? element;
  const dialog = [...root.querySelectorAll('dialog')].filter((one) => one.matches(':modal')).at(-1);
  const answers = [...(dialog?.querySelectorAll<HTMLButtonElement>('.ts-dialog-footer button') ?? [])].reverse();
  // A form may be in the page itself, in a slot.
  const slotted = element.shadowRoot ? element.querySelectorAll('button') : [];
  const all = [...answers, ...(dialog ?? root).querySelectorAll('button'), ...slotted];
  return all.filter((button) => button.checkVisibility() && !button.disabled && button.tabIndex >= 0);
}

const nameOf = (button: HTMLButtonElement): string => {
  const section = button.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
  const root = button.getRootNode() as ShadowRoot;
  const heading = section && root.getElementById(section)?.textContent;
  return [heading, button.getAttribute('aria-label') ?? button.textContent].filter(Boolean).join(': ').trim();
};
