/** The live examples of the reference: a page of its own for each element, which the reference shows in a frame. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './pages.ts';

/** The element that a file of docs/elements is about. */
export const tagOf = (file: string): string | undefined => /docs\/elements\/(travel-[a-z-]+)\.md$/.exec(file)?.[1];

/** Pages of other companies that the demo has. */
const HERE: readonly (readonly [string, string])[] = [
  ['https://www.example.com/booking', '/scenarios/frame-host/?framed&public'],
  ['/avatars/', '/demo/avatars/'],
  [' expires-at="2026-11-27T10:45:00Z"', ''],
];

/** Elements that show themselves only in some cases. */
const WHEN: Readonly<Record<string, string>> = {
  'travel-acting-as':
    'It shows while support acts as a member: <a href="/login" target="_top">sign in</a> as an agent.',
  'travel-booking-for':
    'It shows to members who may book for others: <a href="/login" target="_top">sign in</a> as one of a company.',
  'travel-sign-in-prompt': 'It shows on the first page of the site, to visitors who have signed in before.',
  'travel-trips-drawer': 'The trips button opens it.',
  'travel-sign-in': 'The account button opens it.',
  'travel-opt-out': 'Your privacy choices, among the last links, opens it.',
};

/** The frame, and links to what else shows the element. Without script the frame says that it needs it. */
export const frameOf = (tag: string): string => `<div class="live">
<iframe src="/docs/live/${tag}.html" title="&lt;${tag}&gt;, live" loading="lazy"></iframe>
<p><a href="/playground/?piece=${tag}" target="_self">Open in the playground</a>
<a href="/docs/live/${tag}.html" target="_self">On a page of its own</a>
<a href="/docs/elements/${tag}.md" target="_self">As Markdown</a></p>
</div>`;

/** A consent banner appears only on a page that has configured its categories. */
const CONSENT =
  '<script>(window.travelShell ||= []).push((shell) => shell.configure({ consentCategories: true }))</script>\n';

/** Asks for the shell that this server has; its colours follow those of the page around it. */
export function livePage(tag: string): string {
  const text = readFileSync(join(ROOT, `docs/elements/${tag}.md`), 'utf8');
  const example = /^```html\n([\s\S]*?)\n```$/m.exec(text)?.[1] ?? '';
  const html = HERE.reduce((all, [there, here]) => all.replaceAll(there, here), example);
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>&lt;${tag}&gt;, live</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/travel-shell/fonts/flagship.css">
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif }
main, .when { padding: 1rem; margin: 0 }
body > :is(travel-account-menu, travel-booking-for, travel-save-button, travel-business, travel-admin-hub, travel-traveler-form) {
  margin: 1rem;
}
body > :is(travel-business, travel-admin-hub, travel-traveler-form) { display: block }
</style>
<script>
const { documentElement: around } = parent.document;
const follow = () => {
  const isDark = parent === self ? matchMedia('(prefers-color-scheme: dark)').matches : around.classList.contains('dark');
  (window.travelShell ||= []).push((shell) => shell.configure({ presentation: isDark ? 'dark' : 'default' }));
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
};
follow();
new MutationObserver(follow).observe(around, { attributeFilter: ['class'] });
</script>
<script async src="/travel-shell/loader.js" onerror="document.getElementById('absent').hidden = false"></script>
</head>
<body>
${tag === 'travel-consent' ? CONSENT : ''}${html}
${tag in WHEN ? `<p class="when">${WHEN[tag]}</p>` : ''}
<main hidden id="absent"><p>This needs the shell on the same server, as <code>npm start</code> has it.</p></main>
<noscript><main><p>This example needs script.</p></main></noscript>
</body>
</html>
`;
}
