import { escapeHtml } from './html.ts';

/** The frame of the demo's own pages. `body` is HTML. */
export function layout(title: string, body: string, className = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Travel Shell</title>
<link rel="icon" href="/demo/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/pages.css">
</head>
<body class="${className}">
${body}
</body>
</html>
`;
}
