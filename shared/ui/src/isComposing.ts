/**
 * Whether a key belongs to an input method, not to us. Safari tells of the Enter that ends a composition after it has ended,
 * by this code only.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
