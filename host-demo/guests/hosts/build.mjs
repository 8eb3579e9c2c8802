/**
 * Builds each host of `hosts.json` into a folder of its own. `script` is below `src`; a page that it renders has a view of its
 * own, `pages` are whole documents with links between them (page.mjs). The others are compared with `blank`.
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import HOSTS from './hosts.json' with { type: 'json' };
import { DOCUMENTS, documentBody, page } from './page.mjs';

const HERE = import.meta.dirname;

/** Debian's `libjs-prototype`, which npm does not have. Without it there is no such host. */
const PROTOTYPE = '/usr/share/javascript/prototype/prototype.js';

/** The module that Astro's build gives to its client router. */
const forAstro = {
  name: 'astro',
  resolveId: (id) => (id === 'virtual:astro:adapter-config/client' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:astro:adapter-config/client' ? 'export const internalFetchHeaders = {};' : undefined,
};

for (const [name, { script, react, pages }] of Object.entries(HOSTS)) {
  if (name === 'prototype' && !existsSync(PROTOTYPE)) continue;
  const outDir = join(HERE, 'dist', name);
  mkdirSync(outDir, { recursive: true });
  if (script)
    await build({
      configFile: false,
      root: HERE,
      // Others' packages are large, and use eval().
      logLevel: 'error',
      plugins: [svelte(), forAstro],
      resolve: {
        alias: [
          // React itself imports what it needs by these names, too.
          { find: /^react(-dom)?(?=$|\/)/, replacement: join(HERE, `node_modules/react$1-${react}`) },
          // With its compiler, as templates are in the page.
          { find: /^vue$/, replacement: 'vue/dist/vue.esm-bundler.js' },
        ],
      },
      define: { __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
      build: { outDir, rollupOptions: { input: join(HERE, 'src', script), output: { entryFileNames: 'main.js' } } },
    });
  const write = (file, html) => writeFileSync(join(outDir, file), html);
  if (pages) for (const each of DOCUMENTS) write(`${each}.html`, page(name, script, documentBody(each, pages), pages));
  else write('index.html', page(name, script, '<div id="app"></div>', { head: headOf(name, outDir) }));
}

/** A classic script comes before ours. */
function headOf(name, folder) {
  if (name !== 'prototype') return '';
  copyFileSync(PROTOTYPE, join(folder, 'prototype.js'));
  return '<script src="./prototype.js"></script>';
}
