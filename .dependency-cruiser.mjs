/** Who may import whom, type imports included. `npm run check` runs it over every room. */

const BASE = ['core', 'contract', 'tokens', 'i18n'];

/** What each shared room may import. A room without a line here may import none. */
const SHARED = {
  core: [],
  contract: ['core'],
  tokens: ['core'],
  i18n: ['core'],
  api: BASE,
  store: [...BASE, 'api'],
  // Takes words and data through props.
  ui: ['core', 'tokens', 'i18n'],
  element: [...BASE, 'api', 'store', 'ui'],
  piece: [...BASE, 'api', 'store', 'ui', 'element'],
  testing: [...BASE, 'api', 'store', 'ui', 'element', 'piece'],
};

/** Tests, stories and what only they use. */
const TESTS = [
  '^shared/testing/',
  '^storybook/',
  '\\.(test|stories|fixtures|spec|axe|shots)\\.tsx?$',
  '/(test[A-Z]\\w*|PlayedBackEnd|pickerStory)\\.tsx?$',
  '/(stories|testing)/',
  '^shared/element/src/(conformance|fixtures)/',
];

const OURS = '^(shared|packages|scripts)/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const sharedRules = Object.entries(SHARED).map(([room, allowed]) =>
  forbid(
    `shared-${room}`,
    allowed.length > 0 ? `shared/${room} imports ${allowed.join(', ')} only.` : `shared/${room} imports no other room.`,
    { path: `^shared/${room}/` },
    // Tests may import the test helpers; the rule `tests-only` bars everything else from them.
    { path: OURS, pathNot: `^shared/(${[room, 'testing', ...allowed].join('|')})/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...sharedRules,
    forbid(
      'unlisted-room',
      'A new shared room gets a line in SHARED.',
      { path: '^shared/([^/]+)/', pathNot: `^shared/(${Object.keys(SHARED).join('|')})/` },
      { path: OURS, pathNot: '^shared/$1/' },
    ),
    forbid(
      'no-piece-to-piece',
      'A package never imports another one; pieces meet in the store or on the page. `elements` publishes them.',
      { path: '^packages/(?!elements/|back-end/)([^/]+)/' },
      { path: '^(packages|scripts)/', pathNot: '^packages/$1/' },
    ),
    forbid(
      'demo-on-top',
      'Nothing imports the demo or the catalogue.',
      { path: '^([^/]+)/' },
      { path: '^(host-demo|storybook)/', pathNot: '^$1/' },
    ),
    forbid(
      'by-name',
      'Another package is imported by its name, as far as its exports allow.',
      { path: '^((?:shared|packages)/[^/]+|host-demo|storybook|scripts)/' },
      // Storybook shows files, which no package exports. `scripts` is no package.
      { dependencyTypes: ['local'], path: '^(shared|packages)/', pathNot: ['^$1/', '\\.stories\\.tsx$'] },
    ),
    forbid(
      'tests-only',
      'Test helpers, fixtures and stories never reach what ships.',
      { pathNot: [...TESTS, '^host-demo/'] },
      { path: TESTS },
    ),
    forbid(
      'one-browser-adapter',
      'Only shared/testing/src/browser.ts imports the browser mode of Vitest and its React renderer.',
      { pathNot: '^shared/testing/src/browser\\.ts$' },
      { path: '/(vitest/browser/|vitest-browser-react/)' },
    ),
    forbid(
      'back-end-alone',
      'The back end renders fragments; of the other packages it knows the built files only.',
      { path: '^packages/back-end/' },
      { path: '^(packages|scripts)/', pathNot: ['^packages/(back-end|fragments)/'] },
    ),
    forbid(
      'database-below',
      'The database knows no area: the areas declare their tables, and areas/schema has them all.',
      { path: '^packages/back-end/src/database/', pathNot: TESTS },
      {
        path: '^packages/back-end/',
        pathNot: ['^packages/back-end/src/(database/|http/ApiError\\.ts$|configuration/Problems\\.ts$)'],
      },
    ),
    forbid(
      'schema-on-top',
      'Only what opens the database of a server imports the schema of all areas.',
      {
        path: '^packages/back-end/src/',
        pathNot: [...TESTS, '^packages/back-end/src/(areas/schema/|createServer\\.ts$)'],
      },
      { path: '^packages/back-end/src/areas/schema/' },
    ),
    forbid('no-circular', 'Files never import each other in a circle.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules).*\\bdist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
