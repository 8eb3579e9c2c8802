/** The functions that a server needs to render a piece; nothing here touches the DOM or react-dom. */
export { attributeName } from './attributeName.ts';
export { shorten } from './attributeValue.ts';
export { identifierPrefix } from './identifierPrefix.ts';
export { type ResolvedValues, resolveValues } from './resolveValues.ts';
export { serverHandle } from './serverHandle.ts';
