/** Pages of another origin, right and broken. */

/** Origins of what the pages name. */
export interface Addresses {
  /** The shell, by a name that is of the pages' site. */
  api: string;
  /** Another origin for the browser, of the same server. */
  apiByNumber: string;
  /** Another site's host of pages. */
  others: string;
  /** Fragments of the header with links to the shell, and with links of its own. */
  fragments: { right: string; withoutApiBase: string };
}

interface Parts {
  config?: string;
  /** Before our tags in the head. */
  first?: string;
  room?: string;
  fonts?: string;
  loader?: string;
  body?: string;
}

/** A page without a fault, but for the parts that are given. */
function page({ api }: Addresses, parts: Parts): string {
  const {
    config = `{ "apiBase": "${api}" }`,
    first = '',
    room = `<link rel="stylesheet" href="${api}/travel-shell/room.css">`,
    fonts = `<link rel="stylesheet" href="${api}/travel-shell/fonts/flagship.css">`,
    loader = `<script async src="${api}/travel-shell/loader.js"></script>`,
    body = '<travel-header></travel-header>',
  } = parts;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page of another origin</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
${first}
${config && `<script type="application/json" id="travel-shell-config">${config}</script>`}
${room}
${fonts}
${loader}
</head><body>
${body}
<main id="main"><h1>Islands</h1><p>Forty harbours.</p></main>
</body></html>`;
}

const policy = (rules: string) => `<meta http-equiv="Content-Security-Policy" content="${rules}">`;

/** Adds a script once the page is on the screen, as on a slow line. */
const afterPaint = (src: string) => `<script>
addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => {
  document.head.append(Object.assign(document.createElement('script'), { src: '${src}' }));
})));
</script>`;

/** By the kind of finding that each is to get, and no other. Several of one kind have a number behind it. */
export const brokenPages = (addresses: Addresses): Record<string, string> => {
  const { api, apiByNumber, others, fragments } = addresses;
  const broken = (parts: Parts) => page(addresses, parts);
  const tag = `<script async src="${api}/travel-shell/loader.js"></script>`;
  const consent = `<script src="${api}/travel-shell/consent.js"></script>`;
  const asks = `{ "apiBase": "${api}", "consentCategories": true }`;
  return {
    'no-loader': broken({ loader: '' }),
    'no-loader-2': broken({ loader: `<script async src="${api}/travel-shell/older/loader.js"></script>` }),
    'blocking-tag': broken({ loader: tag.replace('async ', '') }),
    'tag-twice': broken({ loader: tag + tag }),
    'two-releases': broken({ loader: tag + tag.replace(api, apiByNumber) }),
    'two-releases-2': broken({
      body: fragments.right.replace(/data-travel-root="[^"]*"/, 'data-travel-root="0.0.9+1a2b3c4d"'),
    }),
    policy: broken({ first: policy(`script-src 'self'; connect-src ${api}`) }),
    'policy-2': broken({ first: policy(`connect-src 'self' ${api}; img-src 'self'; trusted-types other`) }),
    'no-api-base': broken({ config: '' }),
    'no-back-end': broken({ config: '{ "apiBase": "" }' }),
    config: broken({ config: `{ "apiBase": "${api}", "brand": "flag ship", "siteBase": "www.example.com" }` }),
    'config-2': broken({ config: `{ "apiBase": "${api}", }` }),
    'unknown-piece': broken({ body: '<travel-heder></travel-heder>' }),
    'fragment-links': broken({ body: fragments.withoutApiBase }),
    'consent-late': broken({ config: asks, first: `<script src="${others}/count.js"></script>${consent}` }),
    'consent-late-2': broken({
      config: asks,
      first: consent,
      body: `<travel-consent></travel-consent><script data-travel-consent="analytical" src="${others}/count.js"></script>`,
    }),
    'policy-3': broken({ first: policy("connect-src 'self'") }),
    shift: broken({ room: '', loader: afterPaint(`${api}/travel-shell/loader.js`) }),
    'no-fonts': broken({ fonts: '' }),
  };
};

/** Pages to which nothing is to be said. */
export const rightPages = (addresses: Addresses): Record<string, string> => {
  const { api, others, fragments } = addresses;
  const right = (parts: Parts) => page(addresses, parts);
  const room =
    '<style>travel-header { display: block; min-height: 62px } @media (min-width: 48em) { travel-header { min-height: 80px } }</style>';
  const waiting = `<script type="text/plain" data-travel-consent="analytical" src="${others}/count.js"></script>`;
  return {
    'one tag': right({ room }),
    'a tag and the sheet': right({ body: '<travel-header></travel-header><travel-nav-drawer></travel-nav-drawer>' }),
    fragments: right({ body: fragments.right }),
    'a frame': right({
      body: `<travel-header></travel-header><travel-frame src="${others}/framed" title="A map" style="display: block; block-size: 300px"></travel-frame>`,
    }),
    'consent with scripts that wait': right({
      config: `{ "apiBase": "${api}", "consentCategories": true }`,
      first: `<script src="${api}/travel-shell/consent.js"></script>${waiting}`,
      body: '<travel-consent></travel-consent><travel-header></travel-header>',
    }),
    'a business page': right({
      body: '<travel-header booking-for></travel-header><travel-acting-as></travel-acting-as>',
    }),
  };
};

/** A page for a frame, which a page of `host` may have. */
export const framedPage = ({ api }: Addresses, host: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A map</title><link rel="icon" href="data:,">
<script async src="${api}/travel-shell/frame.js" allow-origins="${host}"></script>
</head><body><p>A map</p></body></html>`;
