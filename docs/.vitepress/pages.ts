/** Which Markdown files are pages of the site, at which address, and in which order the sidebar lists them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Everything that is not for readers of the site. */
export const EXCLUDED = [
  '**/node_modules/**',
  '**/dist/**',
  'test-results/**',
  // Lists that tests read.
  'docs/snippets.md',
  'host-demo/security/**',
  // For pages of npm.
  'shared/tokens/README.npm.md',
];

/** [file, page] of all Markdown that is not at the address of its file. */
const MOVED: readonly (readonly [RegExp, string])[] = [
  [/^README\.md$/, 'start.md'],
  [/^DECISIONS\.md$/, 'decisions/index.md'],
  [/^SECURITY\.md$/, 'report-a-hole.md'],
  [/^([A-Z]+)\.md$/, '$1.md'],
  [/^docs\/(.*)$/, '$1'],
  [/^packages\/elements\/README\.react\.md$/, 'packages/react.md'],
  [/^(.*)\/README\.md$/, '$1.md'],
];

/** The page of a Markdown file, both relative: the file to the repository, the page to the site. */
export function pageOf(file: string): string {
  const [pattern, page] = MOVED.find(([each]) => each.test(file)) ?? [];
  const found = pattern && page ? file.replace(pattern, page) : file;
  return /^[A-Z]+\.md$/.test(found) ? found.toLowerCase() : found;
}

/** Every file of the site, relative to the repository. */
export const FILES: readonly string[] = globSync('**/*.md', { cwd: ROOT, exclude: EXCLUDED })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/(^|\/)\./.test(file))
  .sort();

/** The first heading of a file, without its marks; the sidebar takes HTML. */
const titleOf = (file: string) =>
  (/^# (.*)$/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? file)
    .replaceAll(/[`\\]/g, '')
    .replaceAll('<', '&lt;');

const item = (file: string, text = titleOf(file)) => ({ text, link: `/${pageOf(file).replace(/(index)?\.md$/, '')}` });
const items = (folder: string, named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([name, text]) => item(`${folder}${name}.md`, text));
const group = (text: string, list: readonly { text: string; link: string }[], collapsed = false) => ({
  text,
  items: [...list],
  collapsed,
});

const FRAMEWORKS = {
  html: 'Plain HTML',
  php: 'PHP',
  jsp: 'JSP',
  nginx: 'nginx',
  rails: 'Rails',
  'asp-net': 'ASP.NET Core',
  edge: 'Edge worker',
  varnish: 'Varnish and Fastly',
  react: 'React',
  next: 'Next',
  federation: 'Module Federation',
  'older-react': 'React 16 to 18',
  vue: 'Vue',
  svelte: 'Svelte',
  turbo: 'Turbo',
};

export const SIDEBAR = [
  group('Start', [item('README.md', 'What it is'), ...items('docs/', { 'embed-guide': 'Put it on a page' })]),
  group('By framework', items('docs/frameworks/', FRAMEWORKS)),
  group('Guides', [
    ...items('docs/', { 'host-api': 'window.travelShell', recipes: 'Fragments, by stack' }),
    ...items('docs/', { 'partner-guide': 'React, Vue and friends', theming: 'Your brand', localisation: 'Languages' }),
    item('packages/consent/README.md', 'Consent'),
    item('docs/frame-guide.md', 'A page for a frame'),
    item('packages/frame/README.md', 'Frames'),
    item('packages/business/README.md', 'Business'),
    item('packages/testing/README.md', 'Unit tests'),
  ]),
  group(
    'Elements',
    FILES.filter((file) => file.startsWith('docs/elements/travel-')).map((file) => item(file)),
  ),
  group('Reference', [
    ...items('docs/', { errors: 'Console messages', 'elements/calls': 'Calls to the back end' }),
    ...items('docs/', { 'data-attributes': 'Data attributes', accessibility: 'Accessibility', versioning: 'Versions' }),
  ]),
  group('Back end', [
    item('docs/operations.md', 'Operations'),
    item('packages/back-end/README.md', 'The reference'),
    item('packages/conformance/README.md', 'Check your own'),
    item('packages/fragments/README.md', 'Fragments'),
    item('docs/security.md', 'Security'),
  ]),
  group('Project', [
    item('CONTRIBUTING.md', 'Contributing'),
    item('DECISIONS.md', 'Decisions'),
    item('CHANGELOG.md', 'Changes'),
    ...items('docs/', { dependencies: 'Dependencies', bench: 'Measurements', product: 'Where people meet it' }),
    item('SECURITY.md', 'Report a hole'),
  ]),
  group(
    'Rooms of the code',
    FILES.filter((file) => /^(packages|shared|host-demo|storybook)\//.test(file)).map((file) =>
      item(file, file.replace(/\/README\.md$/, '')),
    ),
    true,
  ),
];
