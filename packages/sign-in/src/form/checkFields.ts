import { registerFormRules } from '@travel-shell/contract/rules/registerFormRules';
import { signInCodeLoginFormRules } from '@travel-shell/contract/rules/signInCodeLoginFormRules';
import { asciiDigits } from '@travel-shell/i18n/digits';
import type { Messages } from '../messages/generated/Messages.ts';

/** The fields of every form, by their names in STA-102 and STA-103; `code` is ours (SIG-O09). */
export type FieldName = 'username' | 'password' | 'sticky' | 'emailsConsent' | 'termsConsent' | 'code';

/** The fields that a form asks for. `email`: the name must be an address. `new`: a new password. */
export interface FormRules {
  readonly fields: readonly FieldName[];
  readonly isEmail?: boolean;
  readonly isNewPassword?: boolean;
}

export interface FormValues {
  readonly username: string;
  readonly password: string;
  readonly code: string;
  readonly sticky: boolean;
  readonly emailsConsent: boolean;
  readonly termsConsent: boolean;
}

export type Problems = Readonly<Partial<Record<FieldName, string>>>;

/** Shortest password the back end takes. In characters. */
export const MIN_PASSWORD_LENGTH = registerFormRules.passwd.minLength;

const CODE = new RegExp(signInCodeLoginFormRules.code.pattern);

/** Read from the form itself, because password managers fill fields without firing events. */
export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const text = (name: FieldName) => String(data.get(name) ?? '');
  return {
    username: loginOf(text('username').trim()),
    password: text('password'),
    // Pasted codes may have spaces or words around them.
    code: asciiDigits(text('code')).replaceAll(/\D/g, ''),
    sticky: data.has('sticky'),
    emailsConsent: data.has('emailsConsent'),
    termsConsent: data.has('termsConsent'),
  };
}

/** A telephone number in the digits that the back end knows. */
const loginOf = (username: string): string =>
  /^\p{Nd}+$/u.test(username.replaceAll(/[\s()+.-]/g, '')) ? asciiDigits(username) : username;

/** Client-side validation, as messages for the visitor. */
export function checkFields(
  { fields, isEmail, isNewPassword }: FormRules,
  values: FormValues,
  messages: Messages,
): Problems {
  const { username, password } = values;
  const problems: Partial<Record<FieldName, string>> = {};
  const check = (name: FieldName, problem: string | false) => {
    if (fields.includes(name) && problem) problems[name] = problem;
  };
  check(
    'username',
    isEmail ? !/^\S+@\S+\.\S+$/.test(username) && messages.emailWrong : !username && messages.usernameMissing,
  );
  if (!isNewPassword) check('password', !password && messages.passwordMissing);
  else if ([...password].length < MIN_PASSWORD_LENGTH) check('password', messages.passwordShort);
  else check('password', isName(password, username) && messages.passwordName);
  check('termsConsent', !values.termsConsent && messages.consentMissing);
  check('code', !CODE.test(values.code) && messages.codeWrong);
  return problems;
}

/** The address, or what is before its @. The back end looks for more, such as common passwords. */
function isName(password: string, username: string): boolean {
  const [typed, name] = [password, username].map((text) => text.normalize('NFKC').trim().toLowerCase());
  return typed === name || typed === name?.split('@')[0];
}
