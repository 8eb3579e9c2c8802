/**
 * Every story in every brand and presentation: runs axe on each (WCAG 2.2 A and AA, and best practices) and compares
 * screenshots. A visit loads a story once and then changes its look in place, like the toolbar. Looks that need a load
 * get their own: another width, the other direction, and another brand's contents of a piece.
 */
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { BRANDS, type Brand } from '@travel-shell/core';
import { cdp, commands, page } from '@travel-shell/testing/browser';
import { loadLooks } from '@travel-shell/tokens';
import axe, { type RunOptions } from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementsIn, pieceSettled } from '../pieceSettled.ts';
import preview from '../preview.tsx';
import { lettersOfTheSystem, loadBundledFonts, replaceSystemFonts } from '../screenshots/bundledFonts.ts';
import {
  HEIGHT,
  MAX_HEIGHT,
  type PictureName,
  pictureName,
  picturesOf,
  type Size,
  WIDTHS,
} from '../screenshots/pictures.ts';
import { type StoryFile, storyFiles } from '../storyFiles.ts';
import type { Looks } from '../toolbar.ts';
import { layoutProblems } from './layoutProblems.ts';
import { movingIn } from './movingIn.ts';

interface A11yParameter {
  config?: { rules?: { id: string; enabled: boolean }[] };
}

type Look = Pick<Looks, 'brand' | 'presentation'>;

/** A look, and what to check in it. */
export interface Stop {
  look: Look;
  /** Compare this picture, of the stories that have it (`picturesOf`). */
  picture?: PictureName;
  /** Rules of axe. */
  rules?: 'all' | 'style' | undefined;
}

interface Visit {
  size: Size;
  globals?: Partial<Looks>;
  /** The visitor's own colours instead of ours. */
  forcedColors?: boolean;
  /** The visitor's text size, in percent of the browser's own. */
  textSize?: number;
  /** Chooses from a title's stories, by the names of their exports. Default: all. */
  only?: (title: string, name: string) => boolean;
  /** None if the visit skips the stories of this title. */
  stopsOf: (title: string) => readonly Stop[];
}

/** For a primitive a brand only changes style sheets. For a piece it also changes contents. */
export const isPrimitive = (title: string): boolean => title.startsWith('Components/');

/** Rules whose outcome another style sheet can change. */
const RULES_OF_STYLE = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/**
 * All rules of WCAG 2.2 A and AA and the best practices, except those a story names in `parameters.a11y`. A piece is
 * part of a page, so it need not be in a landmark.
 */
function rulesOf({ config }: A11yParameter = {}): NonNullable<RunOptions['rules']> {
  // Off by default in axe, like all rules of WCAG 2.2.
  const rules = [{ id: 'region', enabled: false }, { id: 'target-size', enabled: true }, ...(config?.rules ?? [])];
  return Object.fromEntries(rules.map(({ id, enabled }) => [id, { enabled }]));
}

async function violationsOf(asked: 'all' | 'style', a11y?: A11yParameter): Promise<unknown[]> {
  const rules = rulesOf(a11y);
  const options: RunOptions =
    asked === 'all' ? { rules } : { runOnly: RULES_OF_STYLE.filter((id) => rules[id]?.enabled !== false) };
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target) }));
}

const project = setProjectAnnotations([preview]);

/** The current story. */
let shown: StoryContext | undefined;
const remember = (context: StoryContext) => {
  shown = context;
};

/** Changes the look of the current story, like the toolbar. Keeps looks set by the story itself. */
async function changeLook(context: StoryContext, look: Look): Promise<void> {
  const globals = { ...context.globals, ...look, ...context.storyGlobals };
  const { componentId, title, id, name, tags, unboundStoryFn, canvasElement } = context;
  const storyContext = { ...context, globals };
  await project.renderToCanvas?.(
    {
      ...{ componentId, title, kind: title, id, name, story: name, tags, unboundStoryFn, storyContext },
      storyFn: () => unboundStoryFn(storyContext),
      showMain: () => {},
      showError: () => {},
      showException: () => {},
      forceRemount: false,
    },
    canvasElement,
  );
  await pieceSettled(canvasElement);
  expect(document.documentElement.dataset.presentation).toBe(globals.presentation);
  expect(await rootsOfOtherBrands(canvasElement, globals.brand), `not in the look of ${globals.brand}`).toEqual([]);
  // Colours in transition between two looks belong to neither.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Views on the canvas that have not adopted the brand's tokens. An element with a brand of its own keeps that. */
async function rootsOfOtherBrands(canvas: Element, brand: Brand): Promise<string[]> {
  const names: string[] = [];
  for (const host of elementsIn(canvas)) {
    if (!host.shadowRoot?.querySelector('[data-presentation]')) continue;
    const [tokens] = await loadLooks((host as { brand?: Brand }).brand ?? brand);
    if (!host.shadowRoot.adoptedStyleSheets.includes(tokens as CSSStyleSheet)) names.push(host.localName);
  }
  return names;
}

/** Dark views in which the browser's own controls and scroll bars stay light. */
const lightViews = (canvas: Element): string[] =>
  [...elementsIn(canvas)]
    .filter((view) => view.matches('[data-presentation=dark]') && getComputedStyle(view).colorScheme !== 'dark')
    .map(({ className }) => className);

async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

/** A foundations page remounts with each look to measure again, which would discard what a story did to it. */
const loadsOf = (title: string, stops: readonly Stop[]) =>
  title.startsWith('Foundations/') ? stops.map((stop) => [stop]) : [stops];

function forceColors(): void {
  // Together: this replaces what the browser was started with.
  const set = (forced: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'forced-colors', value: forced },
      ],
    });
  beforeAll(() => set('active'));
  afterAll(() => set('none'));
}

/** In px: proportional text, and that of one width. */
const FONT_SIZES = { standard: 16, fixed: 13 };

function enlargeText(percent: number): void {
  const set = (factor: number) =>
    cdp().send('Page.setFontSizes', {
      fontSizes: { standard: FONT_SIZES.standard * factor, fixed: FONT_SIZES.fixed * factor },
    });
  beforeAll(() => set(percent / 100));
  afterAll(() => set(1));
}

/** One test per story: one load, and every look of the visit. */
export function visitStories(visit: Visit): void {
  beforeAll(project.beforeAll);
  beforeAll(loadBundledFonts);
  if (visit.forcedColors) forceColors();
  if (visit.textSize) enlargeText(visit.textSize);
  for (const stories of Object.values(storyFiles)) {
    const { title = '' } = stories.default;
    for (const stops of loadsOf(title, visit.stopsOf(title))) visitFile(stories, stops, visit);
  }
}

function visitFile(stories: StoryFile, stops: readonly Stop[], visit: Visit): void {
  const { size, globals = {}, forcedColors, textSize, only = () => true } = visit;
  const { title = '' } = stories.default;
  const [start] = stops;
  if (!start) return;
  const { brand, presentation } = start.look;
  const composed = composeStories(stories, {
    ...project,
    initialGlobals: { ...preview.initialGlobals, ...globals, ...start.look },
    afterEach: [project.afterEach ?? [], remember].flat(),
  });
  for (const [name, story] of Object.entries(composed)) {
    if (!only(title, name)) continue;
    const { globals: own = {} } = stories[name] ?? {};
    // Some show something in one size only.
    if (story.parameters.sizes?.includes(size) === false) continue;
    const pictures = picturesOf(stories, name, story);
    // No narrow visit checks these.
    const isWideOnly = size === 'wide' && story.parameters.sizes?.includes('narrow') === false;
    // A story with its own brand needs the visit of the first brand only; likewise a look with its own load.
    if (own.brand && brand !== BRANDS[0]) continue;
    if (own.presentation && own.presentation !== presentation && stops.length === 1 && !start.picture) continue;
    const what = [
      title,
      name,
      size,
      globals.locale,
      brand,
      presentation,
      forcedColors && 'forced colours',
      textSize && `text at ${textSize} %`,
    ];
    test(what.filter(Boolean).join(', '), async () => {
      await resize(WIDTHS[size], HEIGHT);
      await story.run();
      if (!shown) throw new Error('The story did not run.');
      expect.soft(movingIn(document.body), 'moves although the visitor prefers reduced motion').toEqual([]);
      const seen = new Set<string>();
      for (const stop of stops) {
        if (stop !== start) await changeLook(shown, stop.look);
        const look = { ...stop.look, ...own };
        const isNew = !seen.has(`${look.brand} ${look.presentation}`);
        seen.add(`${look.brand} ${look.presentation}`);
        const rules = isWideOnly ? (stop === start ? 'all' : 'style') : stop.rules;
        await lookAt(shown, size, { ...stop, rules: isNew ? rules : undefined }, pictures);
      }
    });
  }
}

function focusedField(root: DocumentOrShadowRoot = document): HTMLInputElement | undefined {
  const { activeElement } = root;
  if (activeElement?.shadowRoot) return focusedField(activeElement.shadowRoot);
  return activeElement instanceof HTMLInputElement ? activeElement : undefined;
}

/** Continues after a failure, so that one look does not hide errors in the next. */
async function lookAt(
  { id, parameters }: StoryContext,
  size: Size,
  { look, picture, rules }: Stop,
  pictures: ReadonlySet<string>,
): Promise<void> {
  const where = `${look.brand}, ${look.presentation}`;
  expect.soft(lightViews(document.body), `${where}: without a dark colour scheme`).toEqual([]);
  expect.soft(layoutProblems(document.body), `${where}: layout`).toEqual([]);
  replaceSystemFonts();
  // Axe sees all of the story, with a picture or without.
  if (picture) await resize(WIDTHS[size], Math.min(document.documentElement.scrollHeight, MAX_HEIGHT));
  const name = picture && pictureName(id, size, picture);
  if (name && pictures.has(name)) {
    expect.soft(lettersOfTheSystem(), `${where}: letters drawn with a font of this machine`).toEqual([]);
    // A screenshot hides the caret by its colour, which the visitor's colours replace.
    if (picture === 'forced') focusedField()?.blur();
    const difference = await commands.comparePicture(name);
    expect.soft(difference, `${where}: the picture`).toBeUndefined();
  }
  if (rules) expect.soft(await violationsOf(rules, parameters.a11y), `${where}: axe`).toEqual([]);
}
