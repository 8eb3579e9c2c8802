/** The cookies that say what a visitor has decided. The back end sets them, scripts of a page may read them. */

/** The accepted categories, joined by dots. Source: CON-061, CNS-O13. */
export const CONSENT_COOKIE = 'consent';
/** The TC string. Source: CON-062, CNS-O13. */
export const TCF_COOKIE = 'kyk_tcf';
/** `true` for a visitor who accepted the data transfer. Source: CON-063, CNS-O02. */
export const DATA_CONSENT_COOKIE = 'DATA_CONSENT';

/** In front of the names below. */
export const META_COOKIE_PREFIX = 'travel_meta_';
/** Hides the small cookie notice. Source: CNS-049, CNS-O06. */
export const HIDE_COOKIE_MESSAGE = 'hideCookieMessage';
/** These two suppress a dialog before the server responds (CNS-O07). */
export const DATA_TRANSFER_ACCEPTED = 'dataTransferAccepted';
export const TWO_PARTY_ACCEPTED = 'twoPartyAccepted';

/**
 * How long a cookie decision is valid before the visitor is asked again. Half a year is what the French authority
 * recommends; the TCF itself allows 13 months.
 */
export const DECISION_LIFETIME_DAYS = 180;
