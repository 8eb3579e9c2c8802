import { isDay } from '@travel-shell/contract/formats';
import { logFailure } from '@travel-shell/core';
import { AGES } from './defaults.ts';

/** As documents name them (ICAO Doc 9303, IATA). */
const KNOWN_GENDERS = ['M', 'F', 'X', 'U'] as const;
export type Gender = (typeof KNOWN_GENDERS)[number];

export interface Ages {
  min: number;
  max: number;
}

const report = (message: string) => logFailure({ code: 'CONFIG', message, piece: 'traveler-form' });

const leaveSomebody = (min: number, max: number) => min >= 0 && min <= max;
const codesOf = (text: string) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];
const isGender = (code: string): code is Gender => KNOWN_GENDERS.includes(code as Gender);

/** MSC-080. Where the bounds leave nobody, the defaults hold. */
export const agesOf = (min: number, max: number): Ages => (leaveSomebody(min, max) ? { min, max } : AGES);

/** MSC-081. None: the form does not ask. */
export const gendersOf = (text: string): Gender[] => codesOf(text).filter(isGender);

/** The day of travel; undefined for a day that does not exist. */
export const travelDayOf = (text = ''): string | undefined => (isDay(text) ? text : undefined);

/** Says bounds that leave nobody. */
export function checkAges(min: number, max: number): void {
  if (leaveSomebody(min, max)) return;
  report(`min-age="${min}" and max-age="${max}" leave no age, so ${AGES.min} and ${AGES.max} hold.`);
}

/** Says a day that is none. */
export function checkTravelDay(text = ''): void {
  if (text === '' || isDay(text)) return;
  report(`travel-date="${text}" is no day, so ages count today. Pass one like travel-date="2027-05-31".`);
}

/** Says codes that are none. */
export function checkGenders(text: string): void {
  const unknown = codesOf(text).filter((code) => !isGender(code));
  if (unknown.length === 0) return;
  report(`gender-options has "${unknown.join(' ')}", which are left out. There are: ${KNOWN_GENDERS.join(', ')}.`);
}
