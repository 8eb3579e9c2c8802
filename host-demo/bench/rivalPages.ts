/** The pages of `rivals.ts`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@travel-shell/contract';
import { build, type Rolldown } from 'vite';
import { floorStyle, page, sitesOf } from './pages.ts';

const FOLDER = join(import.meta.dirname, 'rivals');
const ACCOUNT_MENU = ['Sign in', 'Create an account', 'Trips', 'Help'];
const MESSAGES = join(import.meta.dirname, '../../packages/consent/src/messages/en-US.json');

/** The answers of a Hanko server to a visitor who is signed out: an email address, three providers, a passkey. */
const HANKO_ANSWERS = {
  'hanko-api/sessions/validate': { is_valid: false },
  'hanko-api/login': {
    name: 'login_init',
    status: 200,
    csrf_token: '',
    payload: {},
    actions: {
      continue_with_login_identifier: hankoAction('continue_with_login_identifier', {
        email: { name: 'email', type: 'string', required: true },
      }),
      thirdparty_oauth: hankoAction('thirdparty_oauth', {
        provider: {
          ...{ name: 'provider', type: 'string', required: true },
          allowed_values: ['Google', 'Apple', 'Facebook'].map((name) => ({ name, value: name.toLowerCase() })),
        },
      }),
      webauthn_generate_request_options: hankoAction('webauthn_generate_request_options', {}),
    },
  },
};

function hankoAction(action: string, inputs: object): object {
  return { action, href: `/login?action=${action}`, inputs, description: '' };
}

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
  const files = new Map(Object.entries(HANKO_ANSWERS).map(([path, answer]) => [path, JSON.stringify(answer)]));
  const pages = {
    'carbon.js': `<cds-header part="header">
<cds-header-name href="/">Vireo</cds-header-name>
<cds-header-nav menu-bar-label="Travel products">
${['Flights', 'Hotels', 'Cars', 'Packages', 'Trains'].map((name) => `<cds-header-nav-item href="/${name.toLowerCase()}">${name}</cds-header-nav-item>`).join('\n')}
<cds-header-menu menu-label="Sign in" trigger-content="Sign in">
${ACCOUNT_MENU.map((name) => `<cds-header-menu-item href="/login">${name}</cds-header-menu-item>`).join('\n')}
</cds-header-menu>
</cds-header-nav>
</cds-header>`,
    'react.jsx': `${floorStyle('header')}<div id="header"></div>`,
    'webawesome.js': `<nav class="bar">
<wa-dropdown>
<wa-button slot="trigger" with-caret>Sign in</wa-button>
${ACCOUNT_MENU.map((name) => `<wa-dropdown-item>${name}</wa-dropdown-item>`).join('\n')}
</wa-dropdown>
</nav>`,
    'hanko.js':
      '<nav class="bar"><button type="button" id="ask">Sign in</button></nav><dialog id="sign-in"><hanko-auth></hanko-auth></dialog>',
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
