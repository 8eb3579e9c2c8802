/** What covers the page, the most urgent first: what the law asks, what the visitor has asked for, what we offer. */
export const OVERLAY_RANKS = { decision: 1, request: 2, offer: 3 } as const;
export type OverlayRank = (typeof OVERLAY_RANKS)[keyof typeof OVERLAY_RANKS];
