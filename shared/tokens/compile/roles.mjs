import DESCRIPTIONS from '../tokens/descriptions.json' with { type: 'json' };
import ROLES from './roles.json' with { type: 'json' };

/** What the sheets read: `color-brand`. From the second colour others are made. */
export const CATALOGUE_NAMES = Object.keys(DESCRIPTIONS).filter((name) => name !== 'color-second');

/** File -> token -> type. Every brand has these, besides the colours of its palette. */
export { ROLES };
