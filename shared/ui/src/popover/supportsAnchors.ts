/** Not in Safari before 26 and Firefox before 147. */
export const supportsAnchors = (): boolean => CSS.supports('position-area', 'self-block-end span-self-inline-start');
