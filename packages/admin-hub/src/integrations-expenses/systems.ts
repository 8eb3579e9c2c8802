import type { Rules } from '@travel-shell/contract/rule';

/** Codes that we have a name for (BIZ-145); a back end may take any other. */
export const SYSTEMS = ['EXPENSIFY'] as const;

/** The choice beside them, with a code that is typed. */
export const OTHER = 'other';

/** As the contract has it. */
const CODE = /^[A-Z][A-Z0-9_]*$/;

export interface Body {
  system?: string;
  /** Only with `OTHER`. */
  code?: string;
}

/** The form of a code is checked by `isCode`, which says more than a rule could. */
export const rules = {
  system: { type: 'text', required: true, maxLength: 64 },
  code: { type: 'text', required: true, maxLength: 64 },
} as const satisfies Rules;

const isKnown = (code: string): boolean => SYSTEMS.some((known) => known === code);

/** The form's values for a company's code. */
export function bodyOf(code: string | null): Body {
  if (code === null) return {};
  return isKnown(code) ? { system: code } : { system: OTHER, code };
}

/** Codes have no small letters. */
export const codeOf = ({ system = '', code = '' }: Body): string => (system === OTHER ? code.toUpperCase() : system);

export const isCode = (code: string): boolean => CODE.test(code);
