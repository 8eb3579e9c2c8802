/** With the first call of a passkey, not before: it takes 8 MB that a start does not need. */
export const loadWebauthn = () => import('@simplewebauthn/server');

/**
 * Accepted key algorithms: EdDSA, ES256 and RS256 as COSE numbers them. Listed, because the library would otherwise probe
 * the runtime for experimental ones.
 */
export const ALGORITHMS = [-8, -7, -257];
