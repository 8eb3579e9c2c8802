import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../storybook/screenshots/madeWith.json');

const major = (version: string) => version.split('.')[0];

/** Version of the Chromium that made the baselines, such as `156.0.8078.108`. */
export const madeWith = (): string => JSON.parse(readFileSync(FILE, 'utf8')).chromium;

/** Whether this version draws as the one that made the baselines. Updates within a major version do. */
export const isMadeWith = (version: string): boolean => major(version) === major(madeWith());

export const whyNotCompared = (version: string): string =>
  `The stored pictures were made with Chromium ${madeWith()}, and this is ${version}. ` +
  'Set CHROMIUM_PATH to that one, or make all of them again: npm run screenshots -- --update.';

/** Says that all baselines look as this version draws them. */
export const setMadeWith = (version: string): void => writeFileSync(FILE, `${JSON.stringify({ chromium: version })}\n`);
