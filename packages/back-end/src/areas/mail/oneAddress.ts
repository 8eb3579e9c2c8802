/** Exactly one address: a list would tell several people what is meant for one. */
export const ONE_ADDRESS = /^[^\s\p{C}<>(),:;"\\@]+@[^\s\p{C}<>(),:;"\\@]+$/u;
