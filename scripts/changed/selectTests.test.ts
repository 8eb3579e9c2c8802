import { describe, expect, it } from 'vitest';
import { selectTests, type Workspace } from './selectTests.ts';

/** A small workspace: files with their texts, and who imports whom. */
function workspace(texts: Record<string, string>, imports: Record<string, string[]>): Workspace {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of Object.entries(imports)) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  return {
    files: [...Object.keys(texts), ...Object.keys(imports).filter((file) => !(file in texts))],
    read: (file) => texts[file] ?? '',
    importers,
    pieces: [
      { name: 'footer', tags: ['travel-footer'] },
      { name: 'nav-drawer', tags: ['travel-nav-drawer'] },
      { name: 'save-button', tags: ['travel-save-button'] },
    ],
  };
}

const SCENARIOS = 'host-demo/scenarios';
const TREE = workspace(
  {
    'packages/footer/src/Footer.stories.tsx': "const meta = {\n  title: 'Pieces/Footer',\n};",
    [`${SCENARIOS}/footer/footer.spec.ts`]: 'travel-footer',
    [`${SCENARIOS}/shell/navDrawer.spec.ts`]: 'travel-nav-drawer',
    [`${SCENARIOS}/foreign/foreign.spec.ts`]: 'travel-footer travel-footer travel-nav-drawer',
    [`${SCENARIOS}/results/results.spec.ts`]: 'travel-nav-drawer travel-nav-drawer travel-save-button',
    [`${SCENARIOS}/footer/speed.spec.ts`]: 'travel-footer',
    [`${SCENARIOS}/engines/engines.spec.ts`]: 'travel-footer',
    [`${SCENARIOS}/footer/page.ts`]: '',
    'packages/fragments/src/command.test.ts': "render('travel-footer')",
    'host-demo/back-end/http/fragments/fragments.test.ts': '',
    'docs/guide.test.ts': "read('packages/footer/README.md')",
    'packages/footer/README.md': '',
  },
  {
    'packages/footer/src/Footer.tsx': ['shared/ui/src/Button.tsx', 'packages/footer/src/messages/generated/en-US.ts'],
    'packages/footer/src/Footer.stories.tsx': ['packages/footer/src/Footer.tsx'],
    'packages/footer/src/Footer.browser.test.tsx': ['packages/footer/src/Footer.tsx'],
    'packages/footer/src/index.test.ts': ['packages/footer/src/Footer.tsx'],
    'packages/save-button/src/SaveButton.tsx': ['shared/ui/src/Button.tsx'],
    'packages/nav-drawer/src/NavDrawer.tsx': ['shared/ui/src/Button.tsx'],
  },
);

describe('after a change of a text of the footer', () => {
  const selection = selectTests(['packages/footer/src/messages/generated/en-US.ts'], TREE);

  it('runs the tests and stories that import it, directly or not', () => {
    expect(selection.pieces).toEqual(['footer']);
    expect(selection.browser).toEqual(['packages/footer/src/Footer.browser.test.tsx']);
    expect(selection.node).toContain('packages/footer/src/index.test.ts');
    expect(selection.titles).toEqual(['Pieces/Footer']);
    expect(selection.server).toEqual([]);
  });

  it('runs a test that only names the tag', () => {
    expect(selection.node).toContain('packages/fragments/src/command.test.ts');
  });

  it('runs the scenarios that are about it, in Chromium and without the timed ones', () => {
    expect(selection.scenarios.sort()).toEqual([
      `${SCENARIOS}/footer/footer.spec.ts`,
      `${SCENARIOS}/foreign/foreign.spec.ts`,
    ]);
  });
});

it('takes the closest scenarios for a piece that none is about', () => {
  const { scenarios } = selectTests(['packages/save-button/src/SaveButton.tsx'], TREE);
  expect(scenarios).toEqual([`${SCENARIOS}/results/results.spec.ts`]);
});

it('finds a spec whose name is that of the piece in another spelling, and names the others that it leaves out', () => {
  const { scenarios, scenariosLeftOut } = selectTests(['packages/nav-drawer/src/NavDrawer.tsx'], TREE);
  expect(scenarios).toContain(`${SCENARIOS}/shell/navDrawer.spec.ts`);
  expect(scenariosLeftOut).toEqual([`${SCENARIOS}/foreign/foreign.spec.ts`]);
});

it('reaches every piece through shared code', () => {
  const { pieces } = selectTests(['shared/ui/src/Button.tsx'], TREE);
  expect(pieces).toEqual(['footer', 'nav-drawer', 'save-button']);
});

it('runs the specs of a folder whose page has changed', () => {
  const { scenarios } = selectTests([`${SCENARIOS}/footer/page.ts`], TREE);
  expect(scenarios).toEqual([`${SCENARIOS}/footer/footer.spec.ts`]);
});

it('runs a test that names a changed file by its path', () => {
  expect(selectTests(['packages/footer/README.md'], TREE).node).toEqual(['docs/guide.test.ts']);
});

it('runs the stories of a changed picture', () => {
  const { titles } = selectTests(['storybook/screenshots/baselines/pieces-footer/complete/wide-dark.webp'], TREE);
  expect(titles).toEqual(['Pieces/Footer']);
});
