/** Style sheets choose the layout that is painted first, and script must agree with them. */
import { page } from '@travel-shell/testing/browser';
import { BREAKPOINTS } from '@travel-shell/tokens';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawerLayout, isDocked } from './drawerLayout.ts';
import { MAIN } from './NavDrawer.fixtures.ts';
import { type BackEnd, json, mountDrawer, part, parts, playBackEnd } from './testPage.ts';

let backEnd: BackEnd;
beforeEach(() => {
  backEnd = playBackEnd();
});
afterEach(() => {
  document.body.replaceChildren();
  backEnd.undo();
});

const FLAGS = ['hides-earlier', 'drawer-hidden', 'forced-hidden', 'responsive'] as const;
type Flag = (typeof FLAGS)[number];

/** Every combination. */
const COMBINATIONS = Array.from({ length: 16 }, (_, bits) => FLAGS.filter((__, bit) => bits & (1 << bit)));

const WIDTHS = Object.values(BREAKPOINTS).map((width) => width * 16);

const expected = (flags: readonly Flag[], px: number) =>
  drawerLayout({
    width: px / 16,
    hidesEarlier: flags.includes('hides-earlier'),
    isHiddenPage: flags.includes('drawer-hidden'),
    isForcedHidden: flags.includes('forced-hidden'),
    isResponsive: flags.includes('responsive'),
  });

const room = () => getComputedStyle(document.documentElement).getPropertyValue('--travel-nav-drawer-inline-size');

describe('the layout by style sheets', () => {
  /** Each combination of attributes in a window as wide as this. */
  async function expectLayouts(drawer: HTMLElement, width: number): Promise<void> {
    await page.viewport(width, 800);
    for (const flags of COMBINATIONS) {
      for (const flag of FLAGS) drawer.toggleAttribute(flag, flags.includes(flag));
      const layout = expected(flags, width);
      const said = `${width} px, ${flags.join(' ') || 'no attribute'}: ${layout}`;
      const styles = getComputedStyle(drawer);
      // Read at once: no script has run since.
      expect(styles.getPropertyValue('--_drawer'), said).toBe(isDocked(layout) ? 'block' : 'none');
      expect(styles.getPropertyValue('--_dialog'), said).toBe(isDocked(layout) ? 'hidden' : 'visible');
      expect(styles.getPropertyValue('--_heading'), said).toBe(layout === 'accordion' ? 'flex' : 'none');
      expect(room(), said).toBe(isDocked(layout) ? '272px' : '0px');
      // And the script follows.
      await expect.poll(() => drawer.matches(':state(docked)'), { message: said }).toBe(isDocked(layout));
      expect(parts(drawer, '.drawer'), said).toHaveLength(isDocked(layout) ? 1 : 0);
    }
  }

  it.each(WIDTHS)(
    'NAV-012 around %s px it is that of drawerLayout, with every combination of attributes',
    async (width) => {
      const drawer = await mountDrawer({ items: json(MAIN), pinned: '' });
      for (const one of [width - 1, width, width + 1]) await expectLayouts(drawer, one);
    },
  );

  it('keeps room for a rail until it is pinned, and the page may set its own', async () => {
    await page.viewport(1300, 800);
    const drawer = await mountDrawer();
    expect(room()).toBe('72px');
    expect(part(drawer, '.panel').getBoundingClientRect().width).toBe(72);
    drawer.setAttribute('pinned', '');
    expect(room()).toBe('272px');
    drawer.remove();
    await expect.poll(room).toBe('');
  });

  it('shows the menu button of a header on the page (D-34)', async () => {
    const shown = () => getComputedStyle(document.documentElement).getPropertyValue('--travel-menu-toggle');
    expect(shown()).toBe('');
    await mountDrawer();
    expect(shown()).toBe('grid');
  });
});

const visible = (drawer: HTMLElement, group = 'main') =>
  parts(drawer, `[data-group=${group}] .list > *`).filter((item) => item.checkVisibility()).length;

describe('how many items a group shows', () => {
  it.each([
    ['', 1300, 5],
    ['responsive', 1300, 10],
    ['responsive', 1024, 5],
  ])('NAV-034 NAV-035 NAV-036 NAV-037 CON-031 CON-032 with "%s" %s px wide: %s', async (flag, width, count) => {
    await page.viewport(width, 800);
    const drawer = await mountDrawer({
      items: json(MAIN),
      'secondary-items': json(MAIN.map((item) => ({ ...item, url: `${item.url}/more` }))),
      pinned: '',
      ...(flag && { [flag]: '' }),
    });
    const more = () => parts(drawer, '.more');
    expect([visible(drawer), visible(drawer, 'secondary')]).toEqual([count, count]);
    expect(more().map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'false']);
    for (const button of more()) button.click();
    await expect.poll(() => [visible(drawer), visible(drawer, 'secondary')]).toEqual([12, 12]);
    // biome-ignore lint/performance/useDomNodeTextContent: it has both texts, of which one shows.
    expect(more().map(({ innerText }) => innerText)).toEqual(['Show less', 'Show less']);
    more()[0]?.click();
    await expect.poll(() => [visible(drawer), visible(drawer, 'secondary')]).toEqual([count, 12]);
  });

  it.each([
    ['', 1300, 5],
    ['responsive', 1300, 10],
    ['responsive', 1024, 5],
  ])('never hides the current page behind "more", with "%s" %s px wide', async (flag, width, count) => {
    await page.viewport(width, 800);
    const drawer = await mountDrawer({
      items: json(MAIN.map((item, index) => ({ ...item, active: index === 11 }))),
      pinned: '',
      ...(flag && { [flag]: '' }),
    });
    expect(part(drawer, '[aria-current=page]').checkVisibility()).toBe(true);
    expect(visible(drawer)).toBe(count + 1);
    expect(part(drawer, '.more').checkVisibility()).toBe(true);
  });

  it.each([
    [5, '', 0],
    [6, '', 1],
    [10, 'responsive', 0],
    [11, 'responsive', 1],
  ])('CON-031 CON-032 offers more of %s items with "%s": %s button', async (count, flag, buttons) => {
    await page.viewport(1300, 800);
    const drawer = await mountDrawer({ items: json(MAIN.slice(0, count)), pinned: '', ...(flag && { [flag]: '' }) });
    expect(parts(drawer, '.more').filter((button) => button.checkVisibility())).toHaveLength(buttons);
  });
});
