/**
 * Every table by its name. Each area adds its own, and its columns of another area's table, by `declare module`, so that
 * this room knows none of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it.
export interface Database {}
