import type { TcfKit } from '../TcfKit.ts';
import { additionalConsent } from './additionalConsent.ts';
import { encodeTcString } from './encodeTcString.ts';

export const encodeChoices: TcfKit['encode'] = (choices, lists, maker) => ({
  tcString: encodeTcString(choices, lists, maker),
  addtlConsent: additionalConsent(choices.consentedAdditionalVendors ?? [], lists.initial.additionalVendorIds),
});
