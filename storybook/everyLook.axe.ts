/** axe over every story in every brand and presentation. */
import { composeStories, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { BRANDS, PRESENTATIONS } from '@travel-shell/contract';
import axe from 'axe-core';
import { beforeAll, describe, expect, test } from 'vitest';
import preview from './preview.tsx';

type Stories = Record<string, StoryObj> & { default: Meta };

const files = import.meta.glob<Stories>(['../packages/*/src/*.stories.tsx', '../shared/*/src/*.stories.tsx'], {
  eager: true,
});

/** A piece is a part of a page, so it need not be in a landmark. */
const AXE = { rules: { region: { enabled: false } } };

const looks = BRANDS.flatMap((brand) => PRESENTATIONS.map((presentation) => ({ brand, presentation })));

const project = setProjectAnnotations([preview]);
beforeAll(project.beforeAll);

for (const stories of Object.values(files)) {
  describe(stories.default.title ?? '', () => {
    for (const look of looks) {
      const composed = composeStories(stories, {
        ...project,
        initialGlobals: { ...preview.initialGlobals, ...look },
      });
      for (const [name, story] of Object.entries(composed)) {
        test(`${name}, ${look.brand}, ${look.presentation}`, async () => {
          await story.run();
          const { violations } = await axe.run(document.body, AXE);
          expect(
            violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) })),
          ).toEqual([]);
        });
      }
    }
  });
}
