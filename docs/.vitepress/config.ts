/** The site at /docs/, from the Markdown where it is (D-140). `npm start` builds it; `npx vitepress dev docs` while you write. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { firstTags } from '../../scripts/guideSnippets.ts';
import { machineFiles } from '../../scripts/llms.ts';
import { anchorOf, liveExamples, markdownOf, rowsOf, siteLinks } from './links.ts';
import { livePage, tagOf } from './live.ts';
import { EXCLUDED, FILES, pageOf, ROOT, SIDEBAR } from './pages.ts';

/** The flagship brand's tokens, where VitePress looks for light and dark. */
const brandSheet = () =>
  ['flagship', 'flagship.foundation']
    .map((name) => readFileSync(join(ROOT, `shared/tokens/src/generated/${name}.shadow.css`), 'utf8'))
    .join('\n')
    .replaceAll('[data-presentation="dark"]', ':root.dark')
    .replaceAll('[data-presentation]', ':root');

export default defineConfig<DefaultTheme.Config & { snippet: string | undefined }>({
  title: 'Travel Shell',
  description: 'The page shell of a travel site, for any page',
  lang: 'en',
  base: '/docs/',
  srcDir: '..',
  srcExclude: EXCLUDED,
  // VitePress would read each config.ts of the repository.
  additionalConfig: {},
  rewrites: pageOf,
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  metaChunk: true,
  markdown: {
    // Braces are text, as on GitHub.
    attrs: { disable: true },
    anchor: { slugify: anchorOf },
    languageAlias: { vcl: 'c' },
    config(md) {
      siteLinks(md);
      liveExamples(md);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('travel-') } } },
  vite: {
    plugins: [
      {
        name: 'brand',
        resolveId: (id) => (id === 'virtual:brand.css' ? '\0brand.css' : undefined),
        load: (id) => (id === '\0brand.css' ? brandSheet() : undefined),
      },
    ],
  },
  head: [['link', { rel: 'icon', href: '/docs/icon.svg', type: 'image/svg+xml' }]],
  themeConfig: {
    logo: '/icon.svg',
    // For the first page.
    snippet: firstTags('README.md'),
    sidebar: SIDEBAR,
    outline: [2, 3],
    search: { provider: 'local', options: { miniSearch: { _splitIntoSections: rowsOf } } },
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Guide', link: '/embed-guide' },
      { text: 'Elements', link: '/elements/travel-header' },
    ],
  },
  // The first page's landmark, which VitePress leaves out.
  transformHtml: (html) => html.replace('<div class="VPHome"', '<div role="main" class="VPHome"'),
  async buildEnd({ outDir }) {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(outDir, path)), { recursive: true });
      writeFileSync(join(outDir, path), text);
    };
    copyFileSync(join(ROOT, 'packages/back-end/src/pages/static/icon.svg'), join(outDir, 'icon.svg'));
    for (const tag of FILES.flatMap((file) => tagOf(file) ?? [])) write(`live/${tag}.html`, livePage(tag));
    // For machines: each page as Markdown beside its HTML.
    for (const file of FILES) write(pageOf(file), markdownOf(file));
    for (const [path, text] of await machineFiles()) write(path.replace(/^docs\//, ''), text);
  },
});
