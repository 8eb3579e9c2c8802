import type { ElementContract } from '@travel-shell/element';
import { LOADER_TAG } from '../scripts/build/loaderScript.ts';
import { type Looks, writeTag } from '../scripts/embed/Embedding.ts';

const LOOKS: Looks = { brand: 'flagship', locale: 'en-US' };

/** The minimal HTML to embed the piece. */
export const embedSnippet = (contract: ElementContract): string =>
  [LOADER_TAG, ...writeTag({ contract, attributes: {} }, LOOKS)].join('\n');
