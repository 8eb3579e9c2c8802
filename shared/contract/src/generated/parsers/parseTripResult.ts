// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, lenient, link, nullable, number, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseVertical } from './parseVertical.ts';

export const parseTripResult: Parse<Schema<'TripResult'>> = /*#__PURE__*/ object({
  resultId: string,
  vertical: /*#__PURE__*/ lenient(parseVertical, "unknown"),
  title: string,
  location: string,
  startDate: /*#__PURE__*/ nullable(string),
  endDate: /*#__PURE__*/ nullable(string),
  imageUrl: /*#__PURE__*/ nullable(link),
  url: link,
  price: /*#__PURE__*/ nullable(number),
  currencyCode: /*#__PURE__*/ nullable(string),
});
