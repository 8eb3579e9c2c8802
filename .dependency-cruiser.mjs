/** Who may import whom, type imports included. `npm run check` runs it over every room. */

const BASE = ['core', 'contract', 'tokens', 'i18n'];

/** The rooms that each shared room may import. A room without a line here may import none. */
const SHARED = {
  core: [],
  contract: ['core'],
  tokens: ['core', 'contract'],
  i18n: ['core'],
  api: BASE,
  // Evaluated in any page, also by `travel-shell-doctor`.
  checks: ['core'],
  store: [...BASE, 'api'],
  // Takes words and data through props.
  ui: ['core', 'tokens', 'i18n'],
  element: [...BASE, 'api', 'store', 'ui'],
  piece: [...BASE, 'api', 'store', 'ui', 'element'],
  testing: [...BASE, 'api', 'store', 'ui', 'element', 'piece'],
};

/** The rooms of the back end: each imports those before it only. What puts them together lies beside them. */
const BACK_END = [
  ...['errors', 'messages', 'database', 'secrets', 'http', 'pages'],
  ...['mail', 'consent', 'auth', 'account', 'business', 'company', 'trips', 'schema'].map((area) => `areas/${area}`),
  'configuration',
];

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

const backEndRules = BACK_END.map((room, index) =>
  forbid(
    `back-end-${room.replace('areas/', '')}`,
    `${room} of the back end imports ${BACK_END.slice(0, index).join(', ') || 'no other room'} only.`,
    { path: `^packages/back-end/src/${room}/`, pathNot: TESTS },
    { path: '^packages/back-end/', pathNot: `^packages/back-end/src/(${BACK_END.slice(0, index + 1).join('|')})/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'installed-for-production',
      'What the server or a published command imports is among its dependencies: the image, the audit and the bill of ' +
        'materials have nothing else.',
      { path: '^packages/(back-end|brand|conformance|doctor|fragments)/src/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
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
    ...backEndRules,
    forbid(
      'back-end-unlisted',
      'A new room of the back end gets a place in BACK_END.',
      { path: '^packages/back-end/src/.+/', pathNot: `^packages/back-end/src/(${BACK_END.join('|')})/` },
      { path: '^packages/back-end/' },
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
