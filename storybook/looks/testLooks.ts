/**
 * axe over every story in every brand and presentation: WCAG 2.2 A and AA, and best practices. The first brand's default is
 * the one they are shown in, where the add-on asks the same of them (`stories`).
 */
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { BRANDS, PRESENTATIONS } from '@travel-shell/contract';
import axe, { type RunOptions } from 'axe-core';
import { beforeAll, describe, expect, test } from 'vitest';
import preview from '../preview.tsx';
import { storyFiles } from '../storyFiles.ts';

interface A11yParameter {
  config?: { rules?: { id: string; enabled: boolean }[] };
}

/** Rules whose outcome another style sheet can change. */
const RULES_OF_STYLE = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/**
 * All rules of WCAG 2.2 A and AA and the best practices, less those a story names in `parameters.a11y`. A piece is a part
 * of a page, so it need not be in a landmark.
 */
function rulesOf({ config }: A11yParameter = {}): NonNullable<RunOptions['rules']> {
  // Off in axe unless asked for, as are all rules of WCAG 2.2.
  const rules = [{ id: 'region', enabled: false }, { id: 'target-size', enabled: true }, ...(config?.rules ?? [])];
  return Object.fromEntries(rules.map(({ id, enabled }) => [id, { enabled }]));
}

interface Look {
  brand: string;
  presentation: string;
}

/**
 * A brand gives a piece other contents. A presentation, and to a primitive a brand too, is other style sheets only, and so
 * only their rules are asked again.
 */
function optionsOf(title: string, { presentation }: Look, a11y?: A11yParameter): RunOptions {
  const rules = rulesOf(a11y);
  if (title.startsWith('Pieces/') && presentation === PRESENTATIONS[0]) return { rules };
  return { runOnly: RULES_OF_STYLE.filter((id) => rules[id]?.enabled !== false) };
}

const [first] = BRANDS;
const project = setProjectAnnotations([preview]);

/** Every brand in one presentation: a file each, as the runner gives a file to one worker. */
export function testLooks(presentation: (typeof PRESENTATIONS)[number]): void {
  beforeAll(project.beforeAll);
  const looks = BRANDS.filter((brand) => brand !== first || presentation !== PRESENTATIONS[0]).map((brand) => ({
    brand,
    presentation,
  }));
  for (const stories of Object.values(storyFiles)) {
    const { title = '' } = stories.default;
    describe(title, () => {
      for (const look of looks) {
        const composed = composeStories(stories, {
          ...project,
          initialGlobals: { ...preview.initialGlobals, ...look },
        });
        for (const [name, story] of Object.entries(composed)) {
          test(`${name}, ${look.brand}, ${look.presentation}`, async () => {
            await story.run();
            const { violations } = await axe.run(document.body, optionsOf(title, look, story.parameters.a11y));
            expect(
              violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) })),
            ).toEqual([]);
          });
        }
      }
    });
  }
}
