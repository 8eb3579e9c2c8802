/** The dialog as a server renders it, opened and used before React. */
import { lastSignIn } from '@travel-shell/store/keys/lastSignIn';
import { page, userEvent } from '@travel-shell/testing/browser';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { piece } from './server.ts';
import { ask, playBackEnd } from './testPage.ts';

beforeEach(async () => {
  await page.viewport(1280, 900);
  playBackEnd();
});
afterEach(() => {
  document.body.replaceChildren();
});

const dialogOf = (element: HTMLElement) => element.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
const fieldOf = (element: HTMLElement) => dialogOf(element).querySelector('input') as HTMLInputElement;
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function served(opened: string, act: (element: HTMLElement) => void = () => {}) {
  const { element, nodes, ready } = await serveFirstScreen(piece, {}, { opened });
  const closed: unknown[] = [];
  element.addEventListener('travel-sign-in-closed', (event) => closed.push((event as CustomEvent).detail));
  document.body.append(element);
  // As the page's script does it.
  if (matchMedia('(width < 48em)').matches) dialogOf(element).dataset.shape = 'sheet';
  dialogOf(element).showModal();
  act(element);
  await import('./element.ts');
  await ready;
  return { element, nodes, closed };
}

/** As the page's script notes it. */
function comeFrom(element: HTMLElement, screen: string): void {
  element.shadowRoot?.querySelector('[data-travel-root]')?.setAttribute('data-before', screen);
}

const isLost = (node: Element) => !node.isConnected;

describe('the landing screen', () => {
  it('is hydrated in place: every node, the open dialog and the focus stay', async () => {
    const { element, nodes } = await served('landing', (served) => {
      dialogOf(served).querySelector<HTMLElement>('[value=apple]')?.focus();
    });
    expect(nodes.filter(isLost)).toEqual([]);
    expect(dialogOf(element).matches(':modal')).toBe(true);
    expect(element.shadowRoot?.activeElement).toBe(dialogOf(element).querySelector('[value=apple]'));
    expect(element.matches(':state(open)')).toBe(true);
    await button('Continue with email').click();
    await expect.element(page.getByRole('textbox', { name: 'Email or phone number' })).toHaveFocus();
  });

  it.each([
    ['tripsSoftGate', 'Keep it for later'],
    ['priceAlertLanding', 'Know when the price changes'],
    ['businessOnboarding', 'Travel for work'],
  ])('is hydrated as %s', async (screen, title) => {
    const { nodes } = await served(screen);
    expect(nodes.filter(isLost)).toEqual([]);
    await expect.element(heading(title)).toBeVisible();
  });

  it('is hydrated as a sheet on a narrow window', async () => {
    await page.viewport(390, 700);
    const { element, nodes } = await served('landing');
    expect(nodes.filter(isLost)).toEqual([]);
    expect(dialogOf(element).dataset.shape).toBe('sheet');
  });

  it('takes the request it was shown for without opening again', async () => {
    const { element, closed } = await served('tripsSoftGate');
    ask(element, { reason: 'save-trip', resultId: 'miramar' });
    await expect.element(heading('Keep it for later')).toBeVisible();
    await button('Not now').click();
    expect(closed).toEqual([{ signedIn: false, resultId: 'miramar' }]);
    await expect.poll(() => dialogOf(element).open).toBe(false);
    ask(element, { reason: 'sign-in', resultId: 'other' });
    await expect.element(heading('Sign in or create an account')).toBeVisible();
  });

  it('shows what a newer request wants', async () => {
    const { element } = await served('landing');
    ask(element, { reason: 'register' });
    await expect.element(heading('Create an account')).toBeVisible();
  });

  it('stays closed where the visitor has closed it, and answers that request', async () => {
    const { element, closed } = await served('landing', (served) => {
      dialogOf(served).close();
      dialogOf(served).dataset.dismissed = '';
    });
    ask(element, { reason: 'sign-in', resultId: 'r1' });
    await expect.poll(() => closed).toEqual([{ signedIn: false, resultId: 'r1' }]);
    expect(dialogOf(element).open).toBe(false);
    ask(element, { reason: 'register', resultId: 'r2' });
    await expect.element(heading('Create an account')).toBeVisible();
    expect(closed).toHaveLength(1);
  });

  it('answers the request it was shown for, closed between React and that request', async () => {
    const { element, closed } = await served('landing');
    await button('Close').click();
    await expect.poll(() => dialogOf(element).open).toBe(false);
    expect(closed).toEqual([]);
    ask(element, { reason: 'save-trip', resultId: 'r1' });
    await expect.poll(() => closed).toEqual([{ signedIn: false, resultId: 'r1' }]);
    expect(dialogOf(element).open).toBe(false);
    ask(element, { reason: 'register', resultId: 'r2' });
    await expect.element(heading('Create an account')).toBeVisible();
    expect(closed).toHaveLength(1);
  });

  it('opens for a request that it was not shown for', async () => {
    const { element } = await served('landing', (served) => dialogOf(served).close());
    ask(element, { reason: 'register' });
    await expect.element(heading('Create an account')).toBeVisible();
  });

  it('marks the way the visitor signed in last once the request is there', async () => {
    lastSignIn.write({ method: 'apple' });
    const { element } = await served('landing');
    ask(element, { reason: 'sign-in' });
    await expect.element(page.getByRole('button', { name: /Apple.*Last used/ })).toBeVisible();
  });
});

describe('the email form', () => {
  it('is hydrated in place with what was typed, and goes on with it', async () => {
    const { element, nodes } = await served('email', (served) => {
      comeFrom(served, 'landing');
      fieldOf(served).focus();
      fieldOf(served).value = 'bo@exam';
      fieldOf(served).setSelectionRange(2, 2);
    });
    const field = fieldOf(element);
    expect(nodes.filter(isLost)).toEqual([]);
    expect(element.shadowRoot?.activeElement).toBe(field);
    expect([field.value, field.selectionStart]).toEqual(['bo@exam', 2]);
    ask(element, { reason: 'sign-in' });
    await userEvent.keyboard('{End}ple.com{Enter}');
    await expect.element(heading('Sign in')).toBeVisible();
    // From here on in the page, where password managers look.
    const name = element.querySelector<HTMLInputElement>('[name=username]');
    expect(name?.value).toBe('bo@example.com');
    expect(dialogOf(element).querySelector('input')).toBeNull();
  });

  it('goes back to the screen the visitor came from', async () => {
    await served('email', (served) => comeFrom(served, 'tripsSoftGate'));
    await button('Back').click();
    await expect.element(heading('Keep it for later')).toBeVisible();
  });

  it('does not move the focus from where the visitor is', async () => {
    const { element } = await served('email', (served) => {
      dialogOf(served).querySelector<HTMLElement>('[data-dismiss]')?.focus();
    });
    expect(element.shadowRoot?.activeElement).toBe(dialogOf(element).querySelector('[data-dismiss]'));
  });
});
