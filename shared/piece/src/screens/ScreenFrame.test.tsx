import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
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
