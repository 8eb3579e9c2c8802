/** A page of ours in a frame, and the page around it, each under a strict policy. */

/** The body of the framed page, by case. */
const BODIES: Readonly<Record<string, string>> = {
  form: `<h1>Your booking</h1>
<p><a id="down" href="#details">To the details</a></p>
<button type="button" id="fail">Check</button>
<div class="tall"></div>
<div id="errors" role="alert"></div>
<h2 id="details">Details</h2>
<div class="tall"></div>`,
  short: '<h1>Your booking</h1><p id="text">A line.</p>',
  minHeight: '<main class="fill"><h1>Your booking</h1></main>',
  margin: '<h1>Your booking</h1><p id="text">A line.</p>',
  fullHtml: '<h1>Your booking</h1><div class="tall"></div>',
  tallAccount:
    '<h1>Your booking</h1><div class="tall"></div><div class="tall"></div><travel-account-menu load="eager"></travel-account-menu><div class="tall"></div>',
  account: '<h1>Your booking</h1><travel-account-menu load="eager"></travel-account-menu>',
  picture: '<img src="/site/icon.svg" alt="">',
};

const STYLES: Readonly<Record<string, string>> = {
  minHeight: '.fill { min-height: 100vh } body { margin: 8px }',
  margin: 'body { margin-bottom: 1vh }',
  fullHtml: 'html { height: 100% }',
  picture: 'img { inline-size: 100%; block-size: 80%; min-block-size: 300px }',
};

const CHECK = `
document.querySelector('#fail')?.addEventListener('click', () => {
  const errors = document.querySelector('#errors');
  errors.textContent = 'Enter a name.';
  errors.tabIndex = -1;
  errors.focus({ preventScroll: true });
});`;

interface FramedOptions {
  nonce: string;
  /** Origins of pages around it. */
  hosts: string;
  /** A key of `BODIES`. */
  name: string;
  /** JSON. */
  config: string;
  reportsHeight: boolean;
  needsSession: boolean;
  lang: string;
}

export const framedPolicy = (nonce: string, ancestors: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types travel-shell',
  ].join('; ');

export function framedPage({ nonce, hosts, name, config, reportsHeight, needsSession, lang }: FramedOptions): string {
  const options = `allow-origins="${hosts}"${reportsHeight ? ' reports-height' : ''}${needsSession ? '' : ' without-session'}`;
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your booking</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
body { font: 1rem/1.5 system-ui, sans-serif; }
.tall { block-size: 1500px; background: linear-gradient(#eef4f1, #fff); }
${STYLES[name] ?? ''}
</style>
<script type="application/json" id="travel-shell-config">${config.replaceAll('<', '\\u003c')}</script>
<script nonce="${nonce}" src="/travel-shell/frame.js" ${options} async></script>
<script nonce="${nonce}" src="/travel-shell/loader.js" async></script>
</head>
<body>
${BODIES[name] ?? ''}
<script nonce="${nonce}">${CHECK}</script>
</body>
</html>
`;
}

interface Source {
  /** Origin of the site. */
  site: string;
  /** Origin of the page around the frame. */
  host: string;
  name: string;
  /** Further parameters. */
  more?: string;
  config: object;
}

/** The address of the framed page, as page.ts reads it. */
export const framedSource = ({ site, host, name, more = '', config }: Source): string =>
  `${site}/scenarios/frame-host/?framed&host=${host}&case=${name}${more}&config=${encodeURIComponent(JSON.stringify(config))}`;

interface HostOptions {
  nonce: string;
  /** Origin of the shell. */
  shell: string;
  /** Address of the framed page. */
  src: string;
  /** Further markup in the head. */
  head?: string;
}

export const hostPolicy = (nonce: string, shell: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data: ${shell}`,
    `connect-src ${shell}`,
    `frame-src ${shell}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types travel-shell',
  ].join('; ');

export const hostPage = ({ nonce, shell, src, head = '' }: HostOptions): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of a partner</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
body { margin: 0; color: #1c2430; background: #f6f7f9; font: 1rem/1.5 system-ui, sans-serif; }
header { position: sticky; inset-block-start: 0; z-index: 1; box-sizing: border-box; block-size: 80px; padding: 1.5rem; color: #fff; background: #1c2430; }
main { max-inline-size: 52rem; margin: 0 auto; padding: 1.5rem 1rem; }
travel-frame { border-radius: 12px; background: #fff; box-shadow: 0 1px 3px rgb(0 0 0 / 0.15); overflow: clip; }
footer { block-size: 400px; }
</style>
${head}
<script type="application/json" id="travel-shell-config">${JSON.stringify({ apiBase: shell })}</script>
<script nonce="${nonce}" src="${shell}/travel-shell/loader.js" async></script>
</head>
<body>
<header>A partner</header>
<main>
<h1>Book with our partner</h1>
<travel-frame title="Your booking" load="eager" src="${src.replaceAll('&', '&amp;')}">
<p>The booking could not be shown here. <a href="${src.replaceAll('&', '&amp;')}">Open it by itself</a></p>
</travel-frame>
</main>
<footer></footer>
</body>
</html>
`;
