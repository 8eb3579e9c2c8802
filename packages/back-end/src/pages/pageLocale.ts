import { LOCALES, type Locale } from '@travel-shell/core';
import { resolveLocale } from '@travel-shell/i18n';
import type { FastifyRequest } from 'fastify';
import { fieldOf } from '../http/fieldOf.ts';
import { acceptedLanguages } from './acceptedLanguages.ts';

/** The language of a page: `?locale=` if it is one of ours, else the first of the browser's languages that we have. */
export function pageLocale(request: FastifyRequest): Locale {
  const asked = fieldOf(request.query, 'locale');
  const named = LOCALES.find((locale) => locale === asked);
  if (named) return named;
  // English is what another language becomes, so it counts only where it is asked for.
  const ours = acceptedLanguages(request).find(
    (language) => resolveLocale(language) !== 'en-US' || /^en\b/i.test(language),
  );
  return resolveLocale(ours);
}
