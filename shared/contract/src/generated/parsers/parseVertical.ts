// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseVertical: Parse<Schema<'Vertical'>> = /*#__PURE__*/ oneOf("unknown", "exploregpt", "navigator", "main", "transfer", "business", "hotels", "flights", "cars", "packages", "restaurants", "tracker", "deals", "pr", "promotion", "activities", "cruises", "explore", "nearbyexplore", "rentals", "vacationrentals", "trips", "trains", "myguides", "guides", "guide", "essentials", "account", "discover", "watchlist", "routes", "direct", "inspiration", "internal", "corporate", "marketing", "more", "buses", "travelawards", "pricefreeze", "travelrestrictions", "hostels", "expenses", "insurance", "besttimetotravel", "kayakai", "wizard", "citybreaks", "campers", "ferries", "news");
