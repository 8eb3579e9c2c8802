import type { Schema } from '@travel-shell/contract';
import type { ComponentProps, ReactNode } from 'react';
import type { records } from '../useWithdrawal.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { availableChoices } from './offer.ts';
import type { TcfData } from './useTcfData.ts';

type Saved = NonNullable<typeof records.loaded>['Saved'];

interface SavedTcfProps {
  /** Shows a record of any kind. */
  Saved: Saved;
  /** The messages of every kind. */
  common: ComponentProps<Saved>['messages'];
  messages: Messages;
  data: TcfData;
}

/** The visitor's own record: to how many purposes and partners they have consented, when, and on which text. */
export function SavedTcf({ Saved, common, messages, data }: SavedTcfProps): ReactNode {
  const { initial, known, saved } = data;
  if (!initial || !known || !saved || saved.isUnsavedDefaultConsent) return null;
  const offer = availableChoices(initial, known);
  const describe = (choices: Schema<'ConsentRecord'>['choices']) => {
    const partners = count(choices.consentedVendors) + count(choices.consentedAdditionalVendors);
    return [
      `${messages.purposes}: ${count(choices.consentedPurposes)} / ${offer.purposes.length}`,
      `${messages.asking}: ${partners} / ${offer.vendors.length + offer.additionalVendors.length}`,
    ].join(' · ');
  };
  const chosen = describe({
    consentedPurposes: saved.purpose.consents,
    consentedVendors: saved.vendor.consents,
    consentedAdditionalVendors: saved.consentedAdditionalVendors,
  });
  return <Saved messages={common} kind="tcf" chosen={chosen} describe={describe} />;
}

const count = (ids: readonly number[] = []) => ids.length;
