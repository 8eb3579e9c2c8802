import type { Schema } from '@travel-shell/contract';
import type { Rules } from '@travel-shell/contract/rule';
import { travelerFieldsRules } from '@travel-shell/contract/rules/travelerFieldsRules';
import { DIALLING_CODES, splitNumber } from '@travel-shell/ui/phone-field';

/** A traveler of the account. STA-038. */
export type Traveler = Schema<'Traveler'>;

/** The fields that a page knows of a traveler. */
export type KnownTraveler = Partial<Traveler>;

const { phoneNumber, phoneCountryCode: _, dateOfBirth, ...fields } = travelerFieldsRules;

/** The rules of the contract, but for one telephone number, and what the form alone asks for. */
export const travelerRules = {
  ...fields,
  // How long ago it may be is checked with the age. What is too long for a day is none.
  dateOfBirth: { ...dateOfBirth, nullable: undefined, pattern: undefined, maxLength: undefined, required: true },
  phone: { type: 'text', kind: 'phone', nullable: true, maxLength: 40 },
  gender: { type: 'text', nullable: true },
} as unknown as Rules;

/** The body that the form sends. */
export interface TravelerBody {
  firstName: string;
  middleName?: string | null;
  lastName: string;
  dateOfBirth: string;
  emailAddress?: string | null;
  /** `+49 30 123456` */
  phone?: string | null;
  phoneCountryCodeISO?: string | null;
  tsaredress?: string | null;
  knownTravelerNumber?: string | null;
  gender?: string | null;
  /** Absent where the form does not ask. */
  preferred?: boolean;
}

/** The form's values for a traveler. */
export function valuesOf(traveler: KnownTraveler): object {
  const { phoneNumber: number, phoneCountryCode: code, ...values } = traveler;
  return { ...values, phone: number && (code ? `+${code} ${number}` : number) };
}

/** The number of a body in the three fields of the contract; undefined where it is no number. */
export function phoneOf(
  body: Pick<TravelerBody, 'phone' | 'phoneCountryCodeISO'>,
): Pick<Traveler, 'phoneNumber' | 'phoneCountryCode' | 'phoneCountryCodeISO'> | undefined {
  if (!body.phone) return { phoneNumber: null, phoneCountryCode: null, phoneCountryCodeISO: null };
  const { country, national } = splitNumber(body.phone, body.phoneCountryCodeISO ?? '');
  const code = DIALLING_CODES.get(country);
  const isNumber = code !== undefined && new RegExp(phoneNumber.pattern).test(national) && /\d/.test(national);
  return isNumber ? { phoneNumber: national, phoneCountryCode: code, phoneCountryCodeISO: country } : undefined;
}

/** The body of API-029 and API-030. It has no gender (STA-O03). */
export function fieldsOf(body: TravelerBody): Schema<'TravelerFields'> {
  const { phone: _phone, phoneCountryCodeISO: _iso, gender: _gender, ...sent } = body;
  return { ...sent, ...phoneOf(body) };
}

/** The event's detail for the page: an empty field is left out. */
export function detailOf(body: TravelerBody, saved: Traveler | undefined) {
  const { travelerId, ...sent } = saved ?? { ...fieldsOf(body), travelerId: undefined };
  const texts = { ...sent, gender: body.gender, travelerId };
  const { firstName, lastName, dateOfBirth: birth, preferred: isPreferred, ...optional } = texts;
  return {
    isSaved: saved !== undefined,
    firstName,
    lastName,
    dateOfBirth: birth ?? body.dateOfBirth,
    preferred: isPreferred ?? false,
    ...(Object.fromEntries(Object.entries(optional).filter(([, text]) => text)) as { [K in Optional]?: string }),
  };
}

type Optional = Exclude<keyof Traveler, 'firstName' | 'lastName' | 'dateOfBirth' | 'preferred'> | 'gender';
