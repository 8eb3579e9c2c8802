import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Messages } from './messages/generated/Messages.ts';
import sheet from './notice.shadow.css';

/**
 * Says at the top of the page that the browser keeps the visitor's sign-in from it, with a button that asks for it and a link
 * to the page by itself. In a tree of its own, so that the page's styles and ours do not meet.
 * @param page where it comes first
 * @param ask whether the browser has given its cookies. The button is pressed when it begins, as browsers demand
 */
export function showNotice(
  messages: Messages,
  ask: () => Promise<boolean>,
  page: Element = pageDocument.body,
): HTMLElement {
  const host = pageDocument.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];

  const { lang, dir, label, text, allow, open, refused } = messages;
  const notice = element('section', '');
  Object.assign(notice, { lang, dir, ariaLabel: label });
  const button = element('button', allow);
  button.type = 'button';
  const link = element('a', open);
  Object.assign(link, { href: location.href, target: '_blank', rel: 'noopener' });
  const answers = element('div', '');
  answers.append(button, link);
  // Empty at first, so that what comes into it is read out.
  const answer = element('p', '');
  answer.role = 'status';
  notice.append(element('p', text), answers, answer);
  root.append(notice);

  button.addEventListener('click', async () => {
    // The text is read out again if it is said again.
    answer.textContent = '';
    if (!(await ask())) answer.textContent = refused;
  });
  page.prepend(host);
  return host;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
  const made = pageDocument.createElement(name);
  made.textContent = text;
  return made;
}
