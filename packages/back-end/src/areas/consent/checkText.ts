import { LOCALES } from '@travel-shell/core';
import { resolveLocale } from '@travel-shell/i18n';
import { ApiError } from '../../errors/ApiError.ts';
import type { ConsentText } from './consentRecords.ts';

/** The text of the page for visitors without script, in English. */
export const COOKIE_SETTINGS_TEXT = 'cookie-settings-page-1';

/**
 * Every version of our texts that was ever shown, as pages may be cached or open for long, and a refusal may come months
 * later: none is ever taken out. `CONSENT_TEXTS` of the piece has the newest, and `frame-1` is what a frame
 * that waits says.
 */
export const KNOWN_TEXTS: readonly string[] = [
  'cookies-1',
  'notice-1',
  'two-party-1',
  'data-transfer-1',
  'tcf-1',
  'frame-1',
  COOKIE_SETTINGS_TEXT,
];

/** The text that a page sends if it does not say which one it has shown. */
const UNKNOWN = { version: 'unknown', locale: 'und' };

/** A frame that waits says the page's language where it has shown no text of its own; what it shows is the shipped one of it. */
const FRAME = 'frame-1';

/**
 * The text as a record has it. A record is the proof of what the visitor saw, so it names none that nobody can show: throws
 * VALIDATION_ERROR.
 * @param own versions of texts that the site has written itself, in whichever languages
 */
export function checkText(text: ConsentText, own: readonly string[] = []): ConsentText {
  const { version, locale } = text;
  if (own.includes(version) || (version === UNKNOWN.version && locale === UNKNOWN.locale)) return text;
  if (!KNOWN_TEXTS.includes(version))
    throw noText(
      `There is no text "${version}". Known are ${[...KNOWN_TEXTS, ...own].join(', ')}; CONSENT_TEXTS adds to them.`,
    );
  if (version === FRAME) return { version, locale: resolveLocale(locale) };
  if ((LOCALES as readonly string[]).includes(locale)) return text;
  throw noText(`The text ${version} is not in "${locale}". It is in ${LOCALES.join(', ')}.`);
}

const noText = (description: string) =>
  new ApiError(400, 'VALIDATION_ERROR', description, 'Please load this page again.');
