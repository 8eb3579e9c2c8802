import DESCRIPTIONS from '../tokens/descriptions.json' with { type: 'json' };
import ROLES from './roles.json' with { type: 'json' };

/** The names that the sheets read: `color-brand`. From the second colour others are made. */
export const CATALOGUE_NAMES = Object.keys(DESCRIPTIONS).filter((name) => name !== 'color-second');

/** File -> token -> type. Every brand has these, besides the colours of its palette. See `OPTIONAL_ROLES` and `OLDER_NAMES`. */
export { ROLES };

/**
 * The roles that a brand may have besides. Without a gutter it has the measure that all brands share; `radius.card`
 * came later, and a brand without it has what it had before.
 */
export const OPTIONAL_ROLES = { look: { gutter: 'dimension' }, 'foundation.look': { 'radius.card': 'dimension' } };
