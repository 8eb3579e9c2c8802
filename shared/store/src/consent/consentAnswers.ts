import { type ConsentAnswers, getConsentHead } from '@travel-shell/core/consentHead';
import { getShellStore } from '@travel-shell/store';

/** Those of consent.js, where the page has it: what is answered before React and in React is in one order. */
export const consentAnswers = (): ConsentAnswers =>
  getConsentHead() ?? getShellStore().once('consentAnswers', (): ConsentAnswers => ({}));
