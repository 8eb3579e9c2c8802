/** Generators for the docs of a piece. No piece imports this, so that no browser loads it. */
export { defaultText, detailText, typeText } from './attributeText.ts';
export { type CustomElementsManifest, toCustomElementsManifest } from './toCustomElementsManifest.ts';
export { toHtmlCustomData } from './toHtmlCustomData.ts';
export { toMarkdownTables } from './toMarkdownTables.ts';
export { toWebTypes } from './toWebTypes.ts';
