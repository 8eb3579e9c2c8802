import type { Locale } from '@travel-shell/core';
import type { SeenBrowser } from '../../http/sessions/browserInWords.ts';
import { loadMessages } from '../../messages/generated/loadMessages.ts';
import { languageOf } from '../../pages/layout.ts';
import { composeMail } from '../mail/composeMail.ts';
import type { OutgoingMail } from '../mail/Mail.ts';
import { CLOSED_TEXTS } from './accountClosures.ts';
import type { ClosedReason } from './authTables.ts';

/** British English: the day before the month, and 24 hours, as in the other languages. */
const timeIn = (locale: Locale, time: Date): string =>
  new Intl.DateTimeFormat(languageOf(locale) === 'en-US' ? 'en-GB' : languageOf(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time);

/** Texts of the mails this area sends. Links are absolute. */
export const authMails = {
  finishRegistration: (to: string, url: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'finish-registration',
      priority: 'stranger',
      subject: 'Finish your account',
      paragraphs: ['We got a request for an account with this address. If it was you, one step remains.'],
      action: { label: 'Finish my account', url },
      footnote: 'The link is good for one day. If it was not you, do nothing: there will be no account.',
    }),

  alreadyRegistered: (to: string, loginUrl: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'already-registered',
      subject: 'You have an account already',
      paragraphs: [
        'We got a request for a new account with this address. You already have one, so nothing has changed.',
        'If you have forgotten the password, ask for a new one on the sign-in page.',
      ],
      action: { label: 'Sign in', url: loginUrl },
    }),

  resetPassword: (to: string, url: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'reset-password',
      expiresInSeconds: 3600,
      subject: 'Choose a new password',
      paragraphs: ['You can choose a new password for your account now.'],
      action: { label: 'Choose a new password', url },
      footnote: 'The link works once, within an hour. If you did not ask for it, do nothing: your password stays.',
    }),

  signInCode: (to: string, code: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'sign-in-code',
      priority: 'code',
      expiresInSeconds: 10 * 60,
      subject: `${code} is your code to sign in`,
      paragraphs: [`Your code is ${code}.`, 'Enter it where you asked for it. It is good for ten minutes.'],
      footnote: 'We never ask for it on the phone or in a message. If you did not ask for it, do nothing.',
    }),

  manyFailures: (to: string, url: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'many-failures',
      expiresInSeconds: 24 * 3600,
      subject: 'Too many attempts to sign in',
      paragraphs: [
        'Someone tried to sign in to your account too often, so it takes no password and sends no code for a while.',
        'You can still sign in with this link, whatever others try.',
        'If it was not you: your password is safe as long as it is long and used nowhere else. Otherwise choose a new one.',
      ],
      action: { label: 'Sign in', url },
      footnote: 'The link works once, within a day. Do not pass it on.',
    }),

  noAccountForCode: (to: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'no-account',
      priority: 'stranger',
      subject: 'There is no account with this address',
      paragraphs: [
        'We got a request for a sign-in code. There is no account with this address; perhaps you used another one.',
      ],
    }),

  closedSignIn: (to: string, reason: ClosedReason): OutgoingMail =>
    composeMail({
      to,
      kind: 'account-closed',
      subject: 'About your account',
      paragraphs: [
        'You asked for a code to sign in.',
        CLOSED_TEXTS[reason],
        'Please write to our service to open it again.',
      ],
    }),

  noAccount: (to: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'no-account',
      priority: 'stranger',
      subject: 'There is no account with this address',
      paragraphs: [
        'We got a request for a new password. There is no account with this address; perhaps you used another one.',
      ],
    }),

  accountClosed: (to: string, reason: ClosedReason): OutgoingMail =>
    composeMail({
      to,
      kind: 'account-closed',
      subject: 'About your account',
      paragraphs: [
        'You asked for a new password.',
        CLOSED_TEXTS[reason],
        'Please write to our service to open it again.',
      ],
    }),

  passwordChanged: (to: string, lockUrl: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'password-changed',
      subject: 'Your password has changed',
      paragraphs: ['The password of your account has just been changed, and all devices have been signed out.'],
      action: { label: 'It was not me: lock my account', url: lockUrl },
    }),

  confirmAddress: (to: string, url: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'confirm-address',
      subject: 'Confirm your address',
      paragraphs: ['Please confirm that this address is yours.'],
      action: { label: 'Confirm my address', url },
    }),

  /** `url`: the page with the account's sessions. The place is not guessed: addresses tell it too badly. */
  async newBrowser(
    to: string,
    { browser, system }: SeenBrowser,
    when: Date,
    url: string,
    locale: Locale,
  ): Promise<OutgoingMail> {
    const messages = await loadMessages(locale);
    const texts = messages.newBrowser;
    const both = browser && system && messages.browserOn({ browser, system });
    const seen = both || browser || system || texts.unknown;
    return composeMail({
      to,
      kind: 'new-browser',
      locale,
      subject: texts.subject,
      paragraphs: [texts.used({ browser: seen, time: timeIn(locale, when) }), texts.yours, texts.notYours],
      action: { label: texts.see, url },
    });
  },

  /** `url`: the page with the account's passkeys. */
  waysChanged: (to: string, what: string, url: string): OutgoingMail =>
    composeMail({
      to,
      kind: 'sign-in-changed',
      subject: 'A way to sign in has changed',
      paragraphs: [what, 'If it was not you, choose a new password at once.'],
      action: { label: 'See your passkeys', url },
    }),
};
