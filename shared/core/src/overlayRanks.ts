/** The ranks of overlays, the most urgent first: questions of the law, requests of the visitor, our offers. */
export const OVERLAY_RANKS = { decision: 1, request: 2, offer: 3 } as const;
export type OverlayRank = (typeof OVERLAY_RANKS)[keyof typeof OVERLAY_RANKS];
