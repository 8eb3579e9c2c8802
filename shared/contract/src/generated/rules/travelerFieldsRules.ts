// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const travelerFieldsRules = {
  firstName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '^[^\\u0000-\\u001F\\u007F]*[^\\u0000-\\u0020\\u007F][^\\u0000-\\u001F\\u007F]*$' },
  middleName: { type: 'text', nullable: true, maxLength: 100, pattern: '^[^\\u0000-\\u001F\\u007F]*$' },
  lastName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '^[^\\u0000-\\u001F\\u007F]*[^\\u0000-\\u0020\\u007F][^\\u0000-\\u001F\\u007F]*$' },
  dateOfBirth: { type: 'text', nullable: true, kind: 'day', maxLength: 10, pattern: '^(19|20)' },
  emailAddress: { type: 'text', nullable: true, kind: 'email', maxLength: 254 },
  phoneNumber: { type: 'text', nullable: true, maxLength: 30, pattern: '^[0-9 ()./-]{3,30}$' },
  phoneCountryCode: { type: 'text', nullable: true, maxLength: 4, pattern: '^[1-9][0-9]{0,3}$' },
  phoneCountryCodeISO: { type: 'text', nullable: true, kind: 'country', pattern: '^[A-Z]{2}$' },
  tsaredress: { type: 'text', nullable: true, maxLength: 13, pattern: '^[A-Za-z0-9]{1,13}$' },
  knownTravelerNumber: { type: 'text', nullable: true, maxLength: 25, pattern: '^[A-Za-z0-9]{1,25}$' },
  preferred: { type: 'boolean' },
} as const satisfies Rules;
