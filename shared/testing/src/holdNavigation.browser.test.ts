import { afterEach, expect, test } from 'vitest';
import { userEvent } from './browser.ts';

const address = location.href;
afterEach(() => {
  history.replaceState(null, '', address);
  document.body.replaceChildren();
});

/** In a shadow root, whose submit events do not reach the window. */
function show(html: string): ShadowRoot {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root;
}

test.each([
  ['a form that is sent', '<form method="post" action="/elsewhere"><button>Send</button></form>'],
  ['a link', '<a href="/elsewhere">There</a>'],
  ['a link to another origin', '<a href="http://127.0.0.1:9/">There</a>'],
  ['a link out of the frame', '<a href="/elsewhere" target="_top">There</a>'],
])('%s leaves the page of the test where it is', async (_, html) => {
  const asked: NavigateEvent[] = [];
  const listen = (event: Event) => asked.push(event as NavigateEvent);
  const windows = new Set([window, top as Window]);
  for (const { navigation } of windows) navigation.addEventListener('navigate', listen);
  const root = show(html);
  await userEvent.click(root.querySelector('button, a') as Element);
  await expect.poll(() => asked).toHaveLength(1);
  for (const { navigation } of windows) navigation.removeEventListener('navigate', listen);
  // A navigation would have ended the fetch and the page.
  expect(await (await fetch(address)).text()).not.toBe('');
  expect(document.body.contains(root.host)).toBe(true);
});
