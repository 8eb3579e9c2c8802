/**
 * `import sheet from './Header.shadow.css'` for Vite (tests, Storybook): in a browser the default export is a
 * constructed `CSSStyleSheet`, on a server the style sheet's text. The webpack build does the same with css-loader.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SUFFIX = '.shadow.css';
const PREFIX = '\0shadow-css:';
/** Vite treats every id that ends in `.css` as a style sheet for the document's head; this end keeps it away. */
const EXTENSION = '.js';

const idOf = (file: string): string => `${PREFIX}${file}${EXTENSION}`;
const fileOf = (id: string): string => id.slice(PREFIX.length, -EXTENSION.length);

export function shadowCss(): Plugin {
  return {
    name: 'travel-shadow-css',
    enforce: 'pre',

    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && idOf(resolved.id);
    },

    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = fileOf(id);
      this.addWatchFile(file);
      const text = JSON.stringify(await readFile(file, 'utf8'));
      if (this.environment.config.consumer === 'server') return `export default ${text};`;
      // On a hot update the module runs again and fills the same sheet, which every shadow root has already adopted.
      return `
const sheet = import.meta.hot?.data.sheet ?? new CSSStyleSheet();
sheet.replaceSync(${text});
if (import.meta.hot) {
  import.meta.hot.data.sheet = sheet;
  import.meta.hot.accept();
}
export default sheet;`;
    },

    hotUpdate({ file }) {
      if (!file.endsWith(SUFFIX)) return;
      const module = this.environment.moduleGraph.getModuleById(idOf(file));
      return module && [module];
    },
  };
}
