import { type ActionLimits, type AllLimits, actionLimits } from './actionLimits.ts';
import { LOGIN_LIMITS } from './loginLimits.ts';

const SCOPES = ['accountAndAddress', 'account', 'address'];

/** `LIMITS`: other limits than the usual ones, as JSON by action. Scopes that are not named stay. Throws on a mistake. */
export function readLimits(json: string): Partial<AllLimits> {
  const usual: Readonly<Record<string, ActionLimits>> = actionLimits(LOGIN_LIMITS);
  const given = parse(json);
  if (!isObject(given)) throw wrong(json);
  return Object.fromEntries(
    Object.entries(given).map(([action, scopes]) => {
      const before = usual[action];
      if (!before || !isObject(scopes) || !Object.entries(scopes).every(isLimit)) throw wrong(json);
      return [action, { ...before, ...scopes }];
    }),
  );
}

const isLimit = ([scope, limit]: [string, unknown]) =>
  SCOPES.includes(scope) && isObject(limit) && isCount(limit.max) && isCount(limit.windowSeconds);

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null; // told with what was expected
  }
}

const wrong = (json: string) =>
  new Error(
    `LIMITS has "${json}", which is not limits by action and scope (${SCOPES.join(', ')}). Give JSON, e.g. ` +
      'LIMITS=\'{"recordConsent": {"address": {"max": 5000, "windowSeconds": 600}}}\'.',
  );
