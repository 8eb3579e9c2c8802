import type { Finding } from './Finding.ts';
import { checkBackEnd } from './kinds/checkBackEnd.ts';
import { checkConfig } from './kinds/checkConfig.ts';
import { checkConsent } from './kinds/checkConsent.ts';
import { checkLooks } from './kinds/checkLooks.ts';
import { checkPieces } from './kinds/checkPieces.ts';
import { checkPolicy } from './kinds/checkPolicy.ts';
import { checkTags } from './kinds/checkTags.ts';
import { type Embedding, readEmbedding } from './readEmbedding.ts';

type Check = (embedding: Embedding) => readonly Finding[] | Promise<readonly Finding[]>;

const CHECKS: readonly Check[] = [
  ...[checkTags, checkPolicy, checkBackEnd, checkConfig],
  ...[checkPieces, checkConsent, checkLooks],
];

/**
 * Judges the page as it is now; undefined where it has nothing of the kit. Asks the back end for a form token.
 * @param served the page's HTML, for who has it: React may have replaced an outdated fragment by now
 */
export async function inspect(served = ''): Promise<Finding[] | undefined> {
  const embedding = { ...readEmbedding(), served };
  const { shell, loaders, pieces } = embedding;
  if (!shell && loaders.length === 0 && pieces.length === 0) return undefined;
  return (await Promise.all(CHECKS.map((check) => check(embedding)))).flat();
}
