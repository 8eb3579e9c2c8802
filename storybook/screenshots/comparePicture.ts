import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { diff } from '@blazediff/core';
import sharp from 'sharp';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { isMadeWith, whyNotCompared } from '../../scripts/madeWith.ts';

const BASELINES = join(import.meta.dirname, 'baselines');
/** The folder for the images of a failed comparison. */
const DIFFERENCES = join(import.meta.dirname, '../../dist/screenshots');
/** Pictures that a run makes to compare with. */
const OWN = join(DIFFERENCES, 'own');

/** Colour tolerance, 0 to 1: a barely visible tint is too much. */
const THRESHOLD = 0.03;
/** Antialiased edges do not count, so hardly anything remains; a control moved by 1 px is far more. */
const MAX_PIXELS = 4;
/** A story that still moves is compared again. */
const TRIES = 4;
const PAUSE_MS = 150;

const HINT =
  'If this is how the story should look: npm run screenshots -- --update, look at the pictures, and commit them.';

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A description of the difference; undefined when the images match. `output` gets the diff image. */
function differenceOf(expected: Picture, actual: Picture, output?: Buffer): string | undefined {
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) {
    return `It is ${actual.width} × ${actual.height} px and was ${width} × ${height} px.`;
  }
  const pixels = diff(expected.data, actual.data, output, width, height, { threshold: THRESHOLD });
  return pixels > MAX_PIXELS ? `${pixels} pixels differ.` : undefined;
}

async function write(path: string, file: Buffer): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file);
  return path;
}

const shootPage = ({ page }: BrowserCommandContext) => page.screenshot({ animations: 'disabled', caret: 'hide' });
/** Lossless: a third of the browser's PNG. */
const toWebp = (shot: Buffer) => sharp(shot).webp({ lossless: true, effort: 4 }).toBuffer();

/** Whether the summary of this run says already that nothing was compared. */
let isSaid = false;

/** Another version draws a little differently, so its pictures say nothing about ours. */
function isOtherBrowser(context: BrowserCommandContext): boolean {
  const version = context.context.browser()?.version() ?? '';
  if (isMadeWith(version)) return false;
  if (!isSaid) console.log(`Left out: the comparison of pictures. ${whyNotCompared(version)}`);
  isSaid = true;
  return true;
}

/** Makes a picture to compare with in this run, whatever the version of the browser, once nothing moves any more. */
export const keepPicture: BrowserCommand<[name: string]> = async (context, name): Promise<void> => {
  let shot = await shootPage(context);
  for (let before: Buffer | undefined; !before?.equals(shot); ) {
    before = shot;
    shot = await shootPage(context);
  }
  await write(join(OWN, `${name}.webp`), await toWebp(shot));
};

/**
 * Compares the page with its baseline in `baselines/`, or with a picture of `keepPicture`; writes the baseline with
 * `--update`. Resolves to an error message; to undefined if they match, or if another browser has made the baselines.
 */
export const comparePicture: BrowserCommand<[name: string, from?: 'baselines' | 'own']> = async (
  context,
  name,
  from = 'baselines',
): Promise<string | undefined> => {
  const shoot = () => shootPage(context);
  const path = join(from === 'own' ? OWN : BASELINES, `${name}.webp`);
  const isUpdate = context.project.serializedConfig.snapshotOptions.updateSnapshot === 'all';
  if (from === 'baselines' && isOtherBrowser(context)) return undefined;
  const file = await readFile(path).catch(() => undefined);
  if (!file && !isUpdate) return `There is no picture ${path} yet.\n${HINT}`;

  let expected = file && (await decode(file));
  let shot = await shoot();
  let actual = await decode(shot);
  for (let tries = 1; tries < TRIES; tries += 1) {
    if (expected && !differenceOf(expected, actual)) return undefined;
    const before = actual;
    await setTimeout(PAUSE_MS);
    shot = await shoot();
    actual = await decode(shot);
    // A story that has settled will not change any more.
    if (before.data.equals(actual.data)) break;
  }
  if (isUpdate) {
    if (!expected || differenceOf(expected, actual)) {
      await write(path, await toWebp(shot));
    }
    return undefined;
  }

  expected ??= actual;
  const places = Buffer.alloc(expected.data.length);
  const difference = differenceOf(expected, actual, places);
  if (!difference) return undefined;
  const { width, height } = expected;
  const encode = (data: Buffer) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  const written = await Promise.all([
    write(join(DIFFERENCES, `${name}-expected.png`), await encode(expected.data)),
    write(join(DIFFERENCES, `${name}-actual.png`), shot),
    write(join(DIFFERENCES, `${name}-diff.png`), await encode(places)),
  ]);
  return [`The picture of the story has changed. ${difference}`, ...written, HINT].join('\n');
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture(name: string, from?: 'baselines' | 'own'): Promise<string | undefined>;
    keepPicture(name: string): Promise<void>;
  }
}
