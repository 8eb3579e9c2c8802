import { ageOn } from '@travel-shell/ui/date-fields';
import type { Ages } from './bounds.ts';

/** Why somebody cannot travel; undefined if they can. */
export type AgeProblem = 'future' | 'age';

/**
 * By the calendar alone. Both days count: the birthday at `min`, and the last day at `max`.
 * @param birth a day that exists, `1990-02-28`
 * @param today the same, of the visitor's clock
 * @param travelDay the day on which the age counts
 */
export function checkAge(birth: string, ages: Ages, today: string, travelDay = today): AgeProblem | undefined {
  if (birth > today) return 'future';
  const age = ageOn(travelDay, birth);
  return age < ages.min || age > ages.max ? 'age' : undefined;
}

/** The day that a calendar on the visitor's wall shows. */
export function dayOf(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(now.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}
