/** Tests of the comparison: what it must detect, what it must ignore, and that no baseline is unused. */
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { commands, page, server } from '@travel-shell/testing/browser';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as headerStories from '../../packages/header/src/Header.stories.tsx';
import preview from '../preview.tsx';
import { storyFiles } from '../storyFiles.ts';
import { loadBundledFonts, replaceSystemFonts } from './bundledFonts.ts';
import { HEIGHT, pictureName, picturesOf, WIDTHS } from './pictures.ts';

// With `--update` every difference would become the new baseline.
const isUpdate = server.config.snapshotOptions.updateSnapshot === 'all';

describe.skipIf(isUpdate)('a picture of the header', () => {
  const project = setProjectAnnotations([preview]);
  const { SignedOut } = composeStories(headerStories, project);
  const name = pictureName(SignedOut.id, 'wide', 'default');
  // With a picture of this run: these hold in every version of the browser.
  const compare = () => commands.comparePicture(name, 'own');
  const header = () => document.querySelector<HTMLElement>('travel-header');
  const account = () => header()?.shadowRoot?.querySelector<HTMLElement>('[part=account]');

  beforeAll(project.beforeAll);
  beforeAll(loadBundledFonts);
  beforeEach(async () => {
    await page.viewport(WIDTHS.wide, HEIGHT);
    await SignedOut.run();
    replaceSystemFonts();
    await commands.keepPicture(name);
  });

  test('matches when nothing has changed', async () => {
    expect(await compare()).toBeUndefined();
  });

  test('does not match when a control is 1 px off', async () => {
    account()?.style.setProperty('translate', '1px');
    expect(await compare()).toMatch(/[1-9]\d+ pixels differ/);
  });

  test('does not match when a control has 1 px more of padding', async () => {
    const button = account();
    if (button) button.style.paddingInlineEnd = `calc(${getComputedStyle(button).paddingInlineEnd} + 1px)`;
    expect(await compare()).toMatch(/[1-9]\d+ pixels differ/);
  });

  test('does not match when a token has another value', async () => {
    header()?.style.setProperty('--travel-color-brand', '#0a7a4b');
    expect(await compare()).toMatch(/[1-9]\d+ pixels differ/);
  });

  test('matches when only antialiasing differs', async () => {
    account()?.style.setProperty('translate', '0.03px');
    expect(await compare()).toBeUndefined();
  });

  test('fails with instructions when there is no baseline yet', async () => {
    expect(await commands.comparePicture('none/none', 'own')).toMatch(
      /There is no picture .*npm run screenshots -- --update/s,
    );
  });
});

test('every picture is compared in a visit', () => {
  const names = Object.values(storyFiles).flatMap((file) =>
    Object.entries(composeStories(file)).flatMap(([name, story]) => [...picturesOf(file, name, story)]),
  );
  const wanted = new Set(names.map((name) => `./baselines/${name}.webp`));
  const leftOver = Object.keys(import.meta.glob('./baselines/**/*.webp')).filter((path) => !wanted.has(path));
  expect(leftOver, 'pictures that no visit compares; delete them').toEqual([]);
});
