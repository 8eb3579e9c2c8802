import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineScreens } from './defineScreens.ts';
import type { Member } from './Member.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { bringAll, deskScreens, MESSAGES } from './testDesk.tsx';

bringAll();
const render = (page: string, business?: Member) =>
  renderToString(
    <ScreenFrame
      screens={deskScreens()}
      page={page}
      host={null}
      messages={MESSAGES}
      titles={MESSAGES.titles}
      words={MESSAGES.frame}
      business={business}
    />,
  );
const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

test('a server renders navigation and heading, with links that work without script', () => {
  const html = render('/desk/people?name=ada');
  expect(linksIn(html)).toEqual(['/desk', '/desk/people']);
  expect(html).toMatch(/<a href="\/desk\/people" aria-current="page">People<\/a>/);
  expect(html).toMatch(/<h1 [^>]*>People<\/h1>/);
  expect(html).toContain('Loading');
});

test('a server that knows the visitor renders what they may open', () => {
  const member = { businessProfile: {}, features: [], permissions: [] } as unknown as Member;
  const html = render('/desk/invoices', member);
  expect(linksIn(html)).toEqual(['/desk', '/desk/people']);
  expect(html).toMatch(/<h1 [^>]*>Invoices<\/h1><p>Ask an administrator/);
  expect(html).not.toContain('Loading');
});

test('a server renders a screen that has no chunk, and what a piece has in place of the list and the words', () => {
  const screens = defineScreens<typeof MESSAGES>('note', [
    { key: 'home', path: '/note', title: 'home', screen: { View: () => <slot name="note" />, sheets: [] } },
    { key: 'people', path: '/note/people', title: 'people', needs: {}, screen: { View: () => <p>All</p>, sheets: [] } },
  ]);
  const show = (page: string) =>
    renderToString(
      <ScreenFrame
        {...{ screens, page }}
        host={null}
        messages={MESSAGES}
        titles={MESSAGES.titles}
        words={MESSAGES.frame}
        business={null}
        renderNavigation={({ row, status }) => <nav>{row?.key ?? status}</nav>}
        renderLead={({ key }) => <p>About {key}</p>}
        renderProblem={(status) => <p>Problem {status}</p>}
      />,
    ).replaceAll('<!-- -->', '');
  expect(show('/note')).toBe(
    '<nav>home</nav><div class="screen"><h1 tabindex="-1">Overview</h1><p>About home</p><slot name="note"></slot></div>',
  );
  expect(show('/note/people')).toContain('<h1 tabindex="-1">People</h1><p>Problem 403</p></div>');
  expect(show('/note/nothing')).toContain('<p>Problem 404</p></div>');
});
