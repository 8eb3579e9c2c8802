// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const userSearchRules = {
  query: { type: 'text', maxLength: 200 },
  searchMode: { type: 'text', required: true, choices: ['all', 'admins', 'travelersForTravelArranger', 'potentialTravelArrangers', 'approvers', 'travelManagers', 'sponsoredGuests', 'guestSponsors', 'guests', 'filtered', 'potentialCustomApprovers', 'potentialRuleCustomApprovers'] },
  filters: { type: 'group' },
  'filters.roles': { type: 'list', maxItems: 5, isUnique: true, item: { type: 'text', choices: ['TRAVELER', 'TRAVEL_ARRANGER', 'APPROVER', 'TRAVEL_MANAGER', 'ADMIN'] } },
  'filters.staffClasses': { type: 'list', maxItems: 20, isUnique: true, item: { type: 'text', minLength: 1, maxLength: 100 } },
} as const satisfies Rules;
