import { type Choices, choicesOf, LISTS, OBJECTIONS } from './choices.ts';

/**
 * The rest of the saved choices until new ones are stored, which take back some of them. Undefined if they take back
 * nothing.
 */
export function remainingChoices(before: Choices, now: Choices): Choices | undefined {
  const remaining = choicesOf(
    Object.fromEntries(
      LISTS.map((list) => [
        list,
        OBJECTIONS.includes(list)
          ? [...before[list], ...now[list]]
          : [...before[list]].filter((id) => now[list].has(id)),
      ]),
    ),
  );
  return LISTS.some((list) => remaining[list].size !== before[list].size) ? remaining : undefined;
}
