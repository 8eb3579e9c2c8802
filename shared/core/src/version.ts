/** The version of every package, piece and contract. Written by scripts/versions.mjs. */
export const VERSION = '0.1.0';
