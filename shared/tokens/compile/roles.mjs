import DESCRIPTIONS from '../tokens/descriptions.json' with { type: 'json' };
import ROLES from './roles.json' with { type: 'json' };

/** What a page may set: `color-brand`. */
export const CATALOGUE_NAMES = Object.keys(DESCRIPTIONS);

/** File -> token -> type. Every brand has these, besides the colours of its palette. See `LATER` and `OLDER_NAMES`. */
export { ROLES };

/** What a brand may have besides; else it has the measure that all brands share. */
export const OPTIONAL_ROLES = { look: { gutter: 'dimension' } };

/** These came later: a brand without them has what it had before. */
export const LATER = ['radius.card'];
