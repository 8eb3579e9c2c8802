import { LOCALES } from '@travel-shell/core';
import { describeArguments } from './argumentsOf.ts';
import { checkPlurals } from './checkPlurals.ts';
import { checkTypography } from './checkTypography.ts';
import { compileMessage } from './compileMessage.ts';
import type { PieceMessages, Texts } from './PieceMessages.ts';
import { type Message, parseMessage } from './parseMessage.ts';
import { textsOf } from './textsOf.ts';
import { usedKeys } from './usedKeys.ts';

/** The locale all others are compared with, and pseudo is generated from. */
export const REFERENCE = 'en-US';

/** The locales with translations; pseudo is generated. */
export const WRITTEN_LOCALES: readonly string[] = LOCALES.filter((locale) => locale !== 'pseudo');

/** Fields that every generated module has besides its messages. */
const RESERVED = new Set(['lang', 'dir']);

/** All problems of a piece's messages, as sentences that start with the location. */
export function checkMessages(messages: PieceMessages, locales = WRITTEN_LOCALES): string[] {
  const { piece, byLocale } = messages;
  const reference = byLocale.get(REFERENCE);
  if (!reference) return [`${piece}: there is no ${REFERENCE}.json, the reference.`];
  const unknown = [...byLocale.keys()].filter((locale) => !locales.includes(locale));
  return [
    ...unknown.map((locale) => `${piece}: ${locale}.json is in no shipped locale (${locales.join(', ')}).`),
    ...locales.flatMap((locale) => {
      const texts = byLocale.get(locale);
      if (!texts) return [`${piece}: there is no ${locale}.json.`];
      return checkLocale(texts, reference, locale).map((problem) => `${piece}/${locale}: ${problem}.`);
    }),
    ...checkUse(messages, reference).map((problem) => `${piece}: ${problem}.`),
  ];
}

function checkLocale(texts: Texts, reference: Texts, locale: string): string[] {
  const missing = [...reference.keys()].filter((key) => !texts.has(key));
  const surplus = [...texts.keys()].filter((key) => !reference.has(key));
  return [
    ...missing.map((key) => `“${key}” is missing`),
    ...surplus.map((key) => `“${key}” is not in ${REFERENCE}`),
    ...[...texts].flatMap(([key, text]) =>
      checkText(text, reference.get(key), locale, key).map((problem) => `“${key}” ${problem}`),
    ),
  ];
}

function checkText(text: string, reference: string | undefined, locale: string, key: string): string[] {
  if (RESERVED.has(key)) return ['is the name of a field that every locale has; take another'];
  if (!text.trim()) return ['is empty'];
  let message: Message;
  try {
    message = parseMessage(text, locale);
    compileMessage(message, locale);
  } catch (error) {
    return [(error as Error).message];
  }
  return [
    ...(reference === undefined ? [] : compareArguments(message, reference)),
    ...checkPlurals(message, locale),
    ...textsOf(message).flatMap((part) => checkTypography(part, locale)),
  ];
}

function compareArguments(message: Message, reference: string): string[] {
  let wanted: string[];
  try {
    wanted = describeArguments(parseMessage(reference, REFERENCE));
  } catch {
    return []; // reported for the reference itself
  }
  const given = describeArguments(message);
  if (given.join() === wanted.join()) return [];
  const list = (args: string[]) => args.join(' ') || 'none';
  return [`has the arguments ${list(given)}; ${REFERENCE} has ${list(wanted)}`];
}

function checkUse({ sources }: PieceMessages, reference: Texts): string[] {
  const keys = [...reference.keys()];
  const within = (path: string) => keys.filter((key) => key === path || key.startsWith(`${path}.`));
  const used = new Set<string>();
  const problems: string[] = [];
  for (const [file, source] of sources) {
    for (const { path, isComputed } of usedKeys(source, file.endsWith('x'))) {
      if (isComputed && !path) {
        problems.push(`${file} computes a key of all messages, which hides unused ones; put those into a group`);
        continue;
      }
      // `messages.home.length` is a use of "home" too.
      const steps = path.split('.');
      const known = steps.map((_, index) => steps.slice(0, index + 1).join('.')).find((part) => reference.has(part));
      const meant = known ? [known] : within(path);
      if (meant.length === 0 && !RESERVED.has(path)) problems.push(`${file} uses “${path}”, which there is not`);
      for (const key of meant) used.add(key);
    }
  }
  return [...problems, ...keys.filter((key) => !used.has(key)).map((key) => `“${key}” is used nowhere`)];
}
