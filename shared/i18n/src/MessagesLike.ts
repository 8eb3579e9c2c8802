/** The shape other locales must have: every key of the reference, at any depth, with a text of their own. */
export type MessagesLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : MessagesLike<T[K]> };
