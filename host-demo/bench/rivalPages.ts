/** The pages of `rivals.ts`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@travel-shell/contract';
import { build, type Rolldown } from 'vite';
import { floorStyle, page, sitesOf } from './pages.ts';

const FOLDER = join(import.meta.dirname, 'rivals');
const MESSAGES = join(import.meta.dirname, '../../packages/consent/src/messages/en-US.json');

/** As npm has them, once. */
export function installRivals(): void {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci in ${FOLDER} ended with ${status}.`);
}

/** Their pages and scripts, by path below /bench/. */
export async function rivalFiles(countries: readonly Schema<'CountryEntry'>[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const pages = {
    'carbon.js': `<cds-header>
<cds-header-name href="/">Vireo</cds-header-name>
<cds-header-nav menu-bar-label="Travel products">
${['Flights', 'Hotels', 'Cars', 'Packages', 'Trains'].map((name) => `<cds-header-nav-item href="/${name.toLowerCase()}">${name}</cds-header-nav-item>`).join('\n')}
<cds-header-menu menu-label="Sign in" trigger-content="Sign in">
${['Sign in', 'Create an account', 'Trips', 'Help'].map((name) => `<cds-header-menu-item href="/login">${name}</cds-header-menu-item>`).join('\n')}
</cds-header-menu>
</cds-header-nav>
</cds-header>`,
    'downshift.jsx': `${floorStyle('country-picker')}<div id="picker"></div>${data('sites', countries.flatMap(sitesOf))}`,
    'cookieconsent.js': data('texts', JSON.parse(readFileSync(MESSAGES, 'utf8')).cookies),
  };
  for (const [file, body] of Object.entries(pages)) {
    const name = file.replace(/\..*/, '');
    for (const [path, text] of await bundle(name, file)) files.set(path, text);
    const style = files.has(`${name}.css`) ? `<link rel="stylesheet" href="/bench/${name}.css">` : '';
    files.set(name, page(name, style, `${body}<script type="module" src="/bench/${name}.js"></script>`));
  }
  return files;
}

const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** One script of production code, as a site would ship it. */
async function bundle(name: string, file: string): Promise<[string, string][]> {
  const built = (await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(FOLDER, file), output: { entryFileNames: `${name}.js`, codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.map((each) => [
    each.type === 'chunk' ? `${name}.js` : `${name}.css`,
    each.type === 'chunk' ? each.code : String(each.source),
  ]);
}
