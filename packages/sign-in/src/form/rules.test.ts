import { ApiError } from '@travel-shell/api';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/generated/en-US.ts';
import type { Messages } from '../messages/generated/Messages.ts';
import { checkFields, type FormValues, MIN_PASSWORD_LENGTH } from './checkFields.ts';
import { passwordStrength } from './passwordStrength.ts';
import { refusalOf } from './refusalOf.ts';

const values = (given: Partial<FormValues>): FormValues => ({
  username: 'ada@example.com',
  password: 'correct horse',
  code: '123456',
  sticky: true,
  emailsConsent: true,
  termsConsent: true,
  ...given,
});
const register = { fields: ['username', 'password', 'termsConsent'], isEmail: true, isNewPassword: true } as const;
const login = { fields: ['username', 'password'] } as const;

describe('checkFields', () => {
  it.each([
    [login, { password: 'x' }, {}],
    [login, { username: '' }, { username: messages.usernameMissing }],
    [login, { password: '', code: '' }, { password: messages.passwordMissing }],
    [login, { username: '+4915112345678' }, {}],
    [register, { username: '+4915112345678' }, { username: messages.emailWrong }],
    [register, { password: '1234567' }, { password: messages.passwordShort }],
    [register, { password: '😀😀😀😀😀😀😀😀' }, {}],
    [register, { password: 'Ada@Example.com ' }, { password: messages.passwordName }],
    [register, { password: 'Ａda@Example.com' }, { password: messages.passwordName }],
    [register, { username: 'ada.lovelace@example.com', password: 'Ada.Lovelace' }, { password: messages.passwordName }],
    [register, { termsConsent: false }, { termsConsent: messages.consentMissing }],
    [{ fields: ['code'] }, { code: '12345' }, { code: messages.codeWrong }],
  ] as const)('%j with %j gives %j', (rules, given, expected) => {
    expect(checkFields(rules, values(given), messages)).toEqual(expected);
  });
});

it.each([...Object.values(import.meta.glob<{ messages: Messages }>('../messages/generated/*-*.ts', { eager: true }))])(
  'the text about a short password has the length of the contract (%#)',
  ({ messages: { passwordShort } }) => {
    expect(passwordShort).toContain(String(MIN_PASSWORD_LENGTH));
  },
);

describe('refusalOf', () => {
  const http = (status: number, body: object) => new ApiError('HTTP', 'No', { url: '/', status, body });
  it.each([
    ['a closed network', new ApiError('NETWORK', 'No', { url: '/' }), { text: messages.failed }],
    ['something unexpected', new Error('No'), { text: messages.failed }],
    ['too many attempts', http(429, {}), { text: messages.tooMany }],
    [
      'ERR-025 a wrong password',
      http(401, { errorField: 'password' }),
      { field: 'password', text: messages.passwordRefused },
    ],
    ['a wrong field', http(422, { errorField: 'username' }), { field: 'username', text: messages.fieldRefused }],
    ['a field this form has not', http(422, { errorField: 'code' }), { text: messages.failed }],
    [
      'ERR-022 a lock',
      new ApiError('AUTH_REJECTED', 'No', {
        body: { status: -1, message: 'User denied phone changed and locked account.' },
      }),
      { state: { step: 'locked', isDisabled: false } },
    ],
    [
      'ERR-023 a disabled account',
      http(401, { status: -1, message: 'This account is disabled.' }),
      { state: { step: 'locked', isDisabled: true } },
    ],
    [
      'a company that signs in by itself',
      http(401, { status: -1, errorCode: 'EXTERNAL_AUTH_REQUIRED', loginRedirectUrl: 'https://sso.example/' }),
      { state: { step: 'externalAuth', url: 'https://sso.example/' } },
    ],
  ])('maps %s', (_, error, expected) => {
    expect(refusalOf(error, login, messages)).toEqual(expected);
  });

  it('maps a new password that the back end refuses, which the form has checked for its length', () => {
    const common = http(422, { status: 2, errorCode: 'VALIDATION_ERROR', errorField: 'password' });
    const refusal = { field: 'password', text: messages.passwordGuessable };
    expect(refusalOf(common, register, messages)).toEqual(refusal);
  });
});

it.each([
  ['abc', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefghij', 'weak'],
  ['12345678', 'weak'],
  ['ada-lovelace1', 'weak'],
  ['k7!fR2qz', 'good'],
  ['green boats at dawn', 'strong'],
])('rates the password %s as %s', (password, expected) => {
  expect(passwordStrength(password, 'ada-lovelace@example.com')).toBe(expected);
});
