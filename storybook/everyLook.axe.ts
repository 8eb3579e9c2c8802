/** axe over every story in every brand and presentation. */
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { BRANDS, PRESENTATIONS } from '@travel-shell/contract';
import axe, { type RunOptions } from 'axe-core';
import { beforeAll, describe, expect, test } from 'vitest';
import preview from './preview.tsx';
import { storyFiles } from './storyFiles.ts';

interface A11yParameter {
  config?: { rules?: { id: string; enabled: boolean }[] };
}

/** The rules a story names in `parameters.a11y`. A piece is a part of a page, so it need not be in a landmark. */
function rulesOf({ config }: A11yParameter = {}): RunOptions {
  const rules = [{ id: 'region', enabled: false }, ...(config?.rules ?? [])];
  return { rules: Object.fromEntries(rules.map(({ id, enabled }) => [id, { enabled }])) };
}

const looks = BRANDS.flatMap((brand) => PRESENTATIONS.map((presentation) => ({ brand, presentation })));

const project = setProjectAnnotations([preview]);
beforeAll(project.beforeAll);

for (const stories of Object.values(storyFiles)) {
  describe(stories.default.title ?? '', () => {
    for (const look of looks) {
      const composed = composeStories(stories, {
        ...project,
        initialGlobals: { ...preview.initialGlobals, ...look },
      });
      for (const [name, story] of Object.entries(composed)) {
        test(`${name}, ${look.brand}, ${look.presentation}`, async () => {
          await story.run();
          const { violations } = await axe.run(document.body, rulesOf(story.parameters.a11y));
          expect(
            violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) })),
          ).toEqual([]);
        });
      }
    }
  });
}
