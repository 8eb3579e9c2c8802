import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { piece } from './server.ts';

it('NAV-021 NAV-022 the lists for crawlers have no hidden items and no "more"', async () => {
  const listed = [
    { verticalName: 'hotels', url: '/hotels' },
    { verticalName: 'cars', url: '/cars', hidden: true },
    { verticalName: 'more', url: '/more' },
  ];
  const values = {
    ...{ brand: 'flagship', locale: 'en-US', presentation: 'default', pageType: '' },
    ...{ items: listed, secondaryItems: listed.map((item) => ({ ...item, url: `${item.url}-2` })) },
  } as unknown as Parameters<typeof piece.prepare>[0];
  const { prepared } = await piece.prepare(values);
  const html = renderToString(<piece.Fallback prepared={prepared} values={values} />);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/hotels', '/hotels-2']);
});
