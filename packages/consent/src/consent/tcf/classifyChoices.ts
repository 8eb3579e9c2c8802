import { type Choices, hasAll } from './choices.ts';
import type { Offer } from './offer.ts';

export type AnswerKind = 'acceptAll' | 'acceptPartial' | 'reject';

/** The lists that say yes to something. */
const CONSENTS = ['purposes', 'specialFeatures', 'vendors', 'additionalVendors'] as const;

/**
 * The meaning of "accept selected": nothing is a refusal, all without an objection is all (CNS-031, CNS-032, CNS-O01).
 */
export function classifyChoices(choices: Choices, offer: Offer): AnswerKind {
  if (CONSENTS.every((list) => choices[list].size === 0)) return 'reject';
  const hasObjection = choices.objectedPurposes.size + choices.objectedVendors.size > 0;
  return hasAll(choices, offer, CONSENTS) && !hasObjection ? 'acceptAll' : 'acceptPartial';
}
