/**
 * Additions of a host to its documents: attributes of `<body>` and of the header, elements of the head.
 * @typedef {{ body?: string, header?: string, head?: string }} Pages
 */

/** The verticals whose page has the header, by the name of their file. */
const VERTICALS = { index: 'flights', trains: 'trains' };

/** The head, and a body that has this. */
export const page = (name, script, body, { body: bodyAttributes = '', head = '' } = {}) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="https://shell.example.com/travel-shell/room.css" />
    <style>body { margin: 0 }</style>
    ${head}
    <script type="application/json" id="travel-shell-config">{ "apiBase": "https://shell.example.com" }</script>
    <script async src="https://shell.example.com/travel-shell/loader.js"></script>
    ${script ? `<script type="module" src="./main.js"></script>` : ''}
  </head>
  <body ${bodyAttributes}>
${body}
  </body>
</html>
`;

/** The body of a document: with the header on the page of a vertical, without it elsewhere. */
export function documentBody(name, { header = '' } = {}) {
  const vertical = VERTICALS[name];
  if (!vertical) return '<main id="main"><h1>Elsewhere</h1><a href="index.html">Come back</a></main>';
  return `<travel-header id="header" menu-button="on" active-vertical="${vertical}" ${header}></travel-header>
<main id="main">
  <h1>Your page</h1>
  <a href="trains.html">Show trains</a> <a href="elsewhere.html">Leave</a> <output></output>
</main>`;
}

export const DOCUMENTS = [...Object.keys(VERTICALS), 'elsewhere'];
