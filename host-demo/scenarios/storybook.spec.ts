/** The built Storybook: its bundler leaves out and renames what the development server and the tests of stories do not. */
import { expect, test } from '@playwright/test';

interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  importPath: string;
  tags: readonly string[];
}

/** The channel of a story's page. */
declare const __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): [{ status: 'success' | 'error' }] | undefined };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The browser asks for it, as a story has no icon of its own.
test.beforeEach(({ page }) => page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 })));

for (const area of ['Foundations', 'Components', 'Screens', 'Pieces']) {
  test(`${area}: the first story of each file that plays something does so in the built Storybook, too`, async ({
    page,
    request,
  }) => {
    const index: { entries: Record<string, IndexEntry> } = await (await request.get('/storybook/index.json')).json();
    const playing = Object.values(index.entries).filter(
      ({ type, title, tags }) => type === 'story' && title.startsWith(`${area}/`) && tags.includes('play-fn'),
    );
    const firsts = new Map(playing.toReversed().map(({ importPath, id }) => [importPath, id]));
    expect(firsts.size).toBeGreaterThan(0);
    const failed: string[] = [];
    for (const id of firsts.values()) {
      await page.goto(`/storybook/iframe.html?id=${id}&viewMode=story`);
      const status = () =>
        page.evaluate(() => __STORYBOOK_ADDONS_CHANNEL__.last('storyFinished')?.[0].status).catch(() => undefined);
      await expect.poll(status, `${id} ends`).toBeDefined();
      if ((await status()) === 'error') failed.push(id);
    }
    expect(failed).toEqual([]);
  });
}

test('a story says where else its piece is', async ({ page, request }) => {
  await page.goto('/storybook/?path=/story/pieces-header--signed-out');
  await page.getByRole('button', { name: 'Open in', exact: true }).click();
  await expect(page.getByText('packages/header/src/Header.stories.tsx')).toBeVisible();
  for (const name of ['Playground', 'Reference']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    expect((await request.get(address ?? '')).status(), `${name}: ${address}`).toBe(200);
  }
});
