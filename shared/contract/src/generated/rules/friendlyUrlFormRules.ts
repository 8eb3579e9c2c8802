// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const friendlyUrlFormRules = {
  originalVertical: { type: 'text', required: true, choices: ['unknown', 'exploregpt', 'navigator', 'main', 'transfer', 'business', 'hotels', 'flights', 'cars', 'packages', 'restaurants', 'tracker', 'deals', 'pr', 'promotion', 'activities', 'cruises', 'explore', 'nearbyexplore', 'rentals', 'vacationrentals', 'trips', 'trains', 'myguides', 'guides', 'guide', 'essentials', 'account', 'discover', 'watchlist', 'routes', 'direct', 'inspiration', 'internal', 'corporate', 'marketing', 'more', 'buses', 'travelawards', 'pricefreeze', 'travelrestrictions', 'hostels', 'expenses', 'insurance', 'besttimetotravel', 'kayakai', 'wizard', 'citybreaks', 'campers', 'ferries', 'news'] },
  conversionVertical: { type: 'text', required: true, choices: ['unknown', 'exploregpt', 'navigator', 'main', 'transfer', 'business', 'hotels', 'flights', 'cars', 'packages', 'restaurants', 'tracker', 'deals', 'pr', 'promotion', 'activities', 'cruises', 'explore', 'nearbyexplore', 'rentals', 'vacationrentals', 'trips', 'trains', 'myguides', 'guides', 'guide', 'essentials', 'account', 'discover', 'watchlist', 'routes', 'direct', 'inspiration', 'internal', 'corporate', 'marketing', 'more', 'buses', 'travelawards', 'pricefreeze', 'travelrestrictions', 'hostels', 'expenses', 'insurance', 'besttimetotravel', 'kayakai', 'wizard', 'citybreaks', 'campers', 'ferries', 'news'] },
  searchUrlToConvert: { type: 'text', required: true, minLength: 1, maxLength: 2000 },
} as const satisfies Rules;
