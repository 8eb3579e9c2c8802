/** In full years, both included. Source: CON-095, CON-096. */
export const AGES = { min: 18, max: 110 } as const;

/** Source: CON-097. */
export const GENDERS = 'M F';
