/** What only some visits need: choices that could not be loaded, and those that take back some of the saved ones. */
import type { Schema } from '@travel-shell/contract';
import { loadTcfKit } from '../../head/loadTcfKit.ts';
import { type ChoiceList, type Choices, choicesOf, LISTS } from './choices.ts';

/** What a TC string says, as far as it does. Undefined where it cannot be read. */
export async function readKept(tcString: string): Promise<Schema<'TcfConsent'> | undefined> {
  const decoded = (await loadTcfKit()).decode(tcString);
  return (
    decoded && {
      purpose: decoded.purposes,
      vendor: decoded.vendors,
      specialFeatureOptins: decoded.specialFeatures,
      consentedAdditionalVendors: [],
      isUnsavedDefaultConsent: false,
      tcString,
    }
  );
}

/**
 * What is left of the saved choices where new ones take back some of them: until those are stored. Undefined where they
 * take back nothing.
 */
export function leftOf(before: Choices, now: Choices): Choices | undefined {
  const left = choicesOf(
    Object.fromEntries(
      LISTS.map((list) => [
        list,
        isObjection(list) ? [...before[list], ...now[list]] : [...before[list]].filter((id) => now[list].has(id)),
      ]),
    ),
  );
  return LISTS.some((list) => left[list].size !== before[list].size) ? left : undefined;
}

const isObjection = (list: ChoiceList) => list.startsWith('objected');
