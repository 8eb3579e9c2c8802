const ROW = /^\| <a id="(\w+)"><\/a>`\1` +\| (.+?) +\| (.+?) +\|$/gm;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The markup inside a line of docs/errors.md: code, and links to guides, which are not beside the page. */
const inline = (text: string) =>
  escapeHtml(text)
    .replace(/`(.+?)`/g, '<code>$1</code>')
    .replace(/\[(.+?)\]\(.+?\)/g, '$1');

/**
 * docs/errors.md as the page that lines in the console lead to: `errors.html#LOAD_FAILED`, beside loader.js. It has no
 * styles of its own, as the back end's policy for files allows none.
 */
export function errorPage(markdown: string): string {
  const [title = '', ...paragraphs] = (markdown.split('\n|', 1)[0] ?? '').trim().split(/\n\n+/);
  const rows = [...markdown.matchAll(ROW)].map(
    ([, code = '', what = '', advice = '']) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${inline(what)}</td><td>${inline(advice)}</td></tr>`,
  );
  const name = inline(title.replace(/^# /, ''));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
</head>
<body>
<h1>${name}</h1>
${paragraphs.map((text) => `<p>${inline(text)}</p>`).join('\n')}
<table border="1" cellpadding="8">
<thead><tr><th scope="col">Code</th><th scope="col">What happened</th><th scope="col">What to do</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}
