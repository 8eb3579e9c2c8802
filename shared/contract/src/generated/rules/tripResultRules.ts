// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const tripResultRules = {
  resultId: { type: 'text', required: true, minLength: 1, maxLength: 90, pattern: '^[A-Za-z0-9][A-Za-z0-9_.:~-]*$' },
  vertical: { type: 'text', required: true, choices: ['unknown', 'exploregpt', 'navigator', 'main', 'transfer', 'business', 'hotels', 'flights', 'cars', 'packages', 'restaurants', 'tracker', 'deals', 'pr', 'promotion', 'activities', 'cruises', 'explore', 'nearbyexplore', 'rentals', 'vacationrentals', 'trips', 'trains', 'myguides', 'guides', 'guide', 'essentials', 'account', 'discover', 'watchlist', 'routes', 'direct', 'inspiration', 'internal', 'corporate', 'marketing', 'more', 'buses', 'travelawards', 'pricefreeze', 'travelrestrictions', 'hostels', 'expenses', 'insurance', 'besttimetotravel', 'kayakai', 'wizard', 'citybreaks', 'campers', 'ferries', 'news'] },
  title: { type: 'text', required: true, minLength: 1, maxLength: 200 },
  location: { type: 'text', maxLength: 200 },
  startDate: { type: 'text', nullable: true, kind: 'day' },
  endDate: { type: 'text', nullable: true, kind: 'day' },
  imageUrl: { type: 'text', nullable: true, format: 'uri-reference', maxLength: 2000, pattern: '^(https?://|/)' },
  url: { type: 'text', required: true, format: 'uri-reference', maxLength: 2000, pattern: '^(https?://|/)' },
  price: { type: 'number', nullable: true, min: 0 },
  currencyCode: { type: 'text', nullable: true, pattern: '^[A-Z]{3}$' },
} as const satisfies Rules;
