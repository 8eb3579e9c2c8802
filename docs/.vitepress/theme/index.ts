/** VitePress's own theme, in the flagship brand's colours and typeface. */
import '@fontsource-variable/figtree/index.css';
import { type Theme, useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import 'virtual:brand.css';
import { h } from 'vue';
import './style.css';

/** Below the first page's title: all that a page needs, and what it gets. */
const firstLook = () =>
  h('div', { class: 'first-look' }, [
    h('pre', { tabindex: 0 }, h('code', useData().theme.value.snippet)),
    h('iframe', { src: '/docs/live/travel-header.html', title: 'The header, live', loading: 'lazy' }),
  ]);

/** Beside the site, on the same server; VitePress takes links in its configuration for its own pages. */
const NEIGHBOURS = [
  ['Playground', '/playground/'],
  ['Storybook', '/storybook/'],
  ['For machines', '/llms.txt'],
];
const neighbours = () =>
  h(
    'p',
    { class: 'neighbours' },
    NEIGHBOURS.map(([text, href]) => h('a', { href, target: '_self' }, text)),
  );

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'home-hero-after': firstLook,
      'nav-bar-content-after': neighbours,
      'nav-screen-content-after': neighbours,
      'sidebar-nav-after': neighbours,
    }),
} satisfies Theme;
