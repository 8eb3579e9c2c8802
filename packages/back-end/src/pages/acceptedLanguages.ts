import type { FastifyRequest } from 'fastify';

/** Browsers send a handful, but the header has room for thousands, and whoever reads them does so for each. */
const MOST = 10;
/** As long as any that is in use (RFC 5646 §4.4.1). */
const MOST_LETTERS = 35;

/** The languages of Accept-Language, in the order in which the browser names them; perhaps with `*`, or invalid. */
export const acceptedLanguages = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => range.split(';', 1)[0]?.trim() ?? '')
    .filter((language) => language !== '' && language.length <= MOST_LETTERS)
    .slice(0, MOST);
