import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REQUESTS } from './SignIn.fixtures.ts';
import { ask, mountSignIn, playBackEnd } from './testPage.ts';

beforeEach(() => {
  playBackEnd();
});
afterEach(() => {
  document.body.replaceChildren();
});

const NAME = 'ada@example.com';
const forms = () => document.querySelectorAll('travel-sign-in form');
const nameField = () => page.getByRole('textbox', { name: 'Email or phone number' });

async function typeName(): Promise<void> {
  const element = await mountSignIn();
  ask(element, REQUESTS.login);
  await nameField().fill(NAME);
}

/** The page's next view, and Back: what the router has kept takes the place of what is shown. */
async function goBackTo(kept: Node[]): Promise<void> {
  document.body.replaceChildren('The next page');
  await runPending();
  document.body.replaceChildren(...kept);
}

async function openAgain(): Promise<void> {
  const element = document.querySelector('travel-sign-in') as HTMLElement;
  await expect.poll(() => element.matches(':state(ready)')).toBe(true);
  expect(forms()).toHaveLength(0);
  ask(element, REQUESTS.login);
  await expect.element(nameField()).toHaveValue('');
  expect(forms()).toHaveLength(1);
}

describe('a router that shows a copy of the page on Back', () => {
  const keepers: Record<string, () => () => Node[]> = {
    'Turbo, which leaves out what is temporary': () => {
      for (const temporary of document.querySelectorAll('[data-turbo-temporary]')) temporary.remove();
      const copy = document.body.cloneNode(true);
      expect((copy as HTMLElement).querySelector('form')).toBeNull();
      return () => [...copy.cloneNode(true).childNodes];
    },
    'a copy of the elements': () => {
      const copy = document.body.cloneNode(true);
      return () => [...copy.childNodes];
    },
    'a copy as HTML': () => {
      const html = document.body.innerHTML;
      expect(html).not.toContain(NAME);
      return () => [...document.createRange().createContextualFragment(html).childNodes];
    },
  };
  for (const [title, keep] of Object.entries(keepers)) {
    it(`never has two forms, nor what was typed: ${title}`, async () => {
      await typeName();
      const kept = keep();
      await goBackTo(kept());
      await openAgain();
    });
  }

  it('keeps the name out of the HTML in a later state, too', async () => {
    const element = await mountSignIn();
    ask(element, REQUESTS.email);
    await nameField().fill(NAME);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    await expect.element(nameField()).toHaveValue(NAME);
    expect(document.body.innerHTML).not.toContain(NAME);
  });
});
