import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormName } from '../../scripts/embed/forms.ts';
import { writeSample } from '../playground/sample.ts';

interface Copy {
  /** The guest that it is a copy of. */
  of: string;
  form: FormName;
  /** Files of a new project, in place of those of the guest. */
  files?: Readonly<Record<string, string>>;
}

const VUE_MAIN = `import { createApp } from 'vue';
import App from './App.vue';

createApp(App).mount('#app');
`;

/** Guests that have what the playground gives to copy in place of their own page, by their names. */
export const COPIES: Readonly<Record<string, Copy>> = {
  'playground-next': { of: 'next', form: 'next' },
  'playground-react': { of: 'vite-npm', form: 'react' },
  'playground-svelte': { of: 'svelte', form: 'svelte' },
  'playground-vue': { of: 'vue', form: 'vue', files: { 'src/main.js': VUE_MAIN } },
};

/** Makes one of them in a folder. */
export async function makeCopy(name: string, folder: string): Promise<void> {
  const { of, form, files = {} } = COPIES[name] as Copy;
  cpSync(join(import.meta.dirname, of), folder, { recursive: true });
  const { 'In a shell': _install, ...copied } = await writeSample(form);
  for (const [file, text] of Object.entries({ ...files, ...copied })) {
    // The guest adds to it what the guests' server needs.
    writeFileSync(join(folder, file === 'next.config.mjs' ? 'kit.config.mjs' : file), text);
  }
  for (const [file, from, to] of [
    ['package.json', `"guest-${of}"`, `"guest-${name}"`],
    ['next.config.mjs', `'/${of}'`, `'/${name}'`],
  ] as const) {
    if (file === 'next.config.mjs' && of !== 'next') continue;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }
}
