import { BRANDS, type Brand } from '@travel-shell/core';
import { loadLooks } from '@travel-shell/tokens';

const entries = await Promise.all(BRANDS.map(async (brand) => [brand, await loadLooks(brand)]));

/** The sheets of every brand's tokens, preloaded, so that tests and stories render at once. */
export const brandSheets: Readonly<Record<Brand, readonly CSSStyleSheet[]>> = Object.fromEntries(entries);
