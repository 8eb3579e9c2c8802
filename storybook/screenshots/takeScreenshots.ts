import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import preview from '../preview.tsx';
import { storyFiles } from '../storyFiles.ts';
import { lettersOfTheSystem, loadBundledFonts, replaceSystemFonts } from './bundledFonts.ts';
import { leftOut } from './leftOut.ts';
import { HEIGHT, LOOKS, MAX_HEIGHT, pictureName, type Size, WIDTHS } from './pictures.ts';

/** One test for every story in every look, which compares its picture with the one in `baselines/`. */
export function takeScreenshots(size: Size): void {
  const project = setProjectAnnotations([preview]);
  beforeAll(project.beforeAll);
  beforeAll(loadBundledFonts);

  for (const stories of Object.values(storyFiles)) {
    describe(stories.default.title ?? '', () => {
      for (const [look, globals] of Object.entries(LOOKS)) {
        const initialGlobals = { ...preview.initialGlobals, ...globals };
        for (const [name, story] of Object.entries(composeStories(stories, { ...project, initialGlobals }))) {
          test.skipIf(Object.hasOwn(leftOut, story.id))(`${name}, ${look}`, async () => {
            await resize(WIDTHS[size], HEIGHT);
            await story.run();
            replaceSystemFonts();
            expect(lettersOfTheSystem(), 'letters drawn with a font of this machine').toEqual([]);
            await resize(WIDTHS[size], Math.min(document.documentElement.scrollHeight, MAX_HEIGHT));
            expect(await commands.comparePicture(pictureName(story.id, size, look))).toBeUndefined();
          });
        }
      }
    });
  }
}

async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}
