import { TCString, type Vector } from '@iabtechlabtcf/core';
import type { ShellConfig } from '@travel-shell/core';
import { acceptedBefore, tcStringBefore } from '@travel-shell/core/consentCookies';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import type { Row } from './Section.ts';

/** The question that is asked, and whether it was answered. */
export function readConsent({ consentCategories, consent }: Partial<ShellConfig>): Row[] {
  return [
    { name: 'consent.js', value: getConsentHead() ? 'runs' : 'not there' },
    { name: 'categories', value: consentCategories === false ? 'the page does not ask' : 'asked for' },
    { name: 'full framework', value: consent?.cmpId ? `CMP ${consent.cmpId}` : 'not configured' },
    { name: 'version', value: String(consent?.version ?? 'none') },
    { name: 'decided', value: acceptedBefore() ? 'yes' : 'no' },
    { name: 'Global Privacy Control', value: hasPrivacySignal() ? 'on' : 'off' },
  ];
}

/** The visitor's choice, with the TC string decoded. */
export function readChoice(): Row[] {
  const accepted = acceptedBefore();
  const rows: Row[] = [{ name: 'categories', value: accepted?.join(', ') ?? 'not decided' }];
  const tcString = tcStringBefore();
  if (!tcString) return [...rows, { name: 'TC string', value: 'none' }];
  try {
    const model = TCString.decode(tcString);
    return [
      ...rows,
      { name: 'made by', value: `CMP ${model.cmpId}, version ${model.cmpVersion}, policy ${model.policyVersion}` },
      { name: 'vendor list', value: `version ${model.vendorListVersion}` },
      { name: 'created', value: model.created.toISOString().slice(0, 10) },
      { name: 'last updated', value: model.lastUpdated.toISOString().slice(0, 10) },
      { name: 'purposes, consent', value: idsOf(model.purposeConsents) },
      { name: 'purposes, legitimate interest', value: idsOf(model.purposeLegitimateInterests) },
      { name: 'special features', value: idsOf(model.specialFeatureOptins) },
      { name: 'vendors, consent', value: idsOf(model.vendorConsents) },
      { name: 'vendors, legitimate interest', value: idsOf(model.vendorLegitimateInterests) },
      { name: 'vendors disclosed', value: idsOf(model.vendorsDisclosed) },
      { name: 'TC string', value: tcString },
    ];
  } catch {
    return [...rows, { name: 'TC string', value: 'cannot be read' }];
  }
}

const idsOf = (vector: Vector): string => [...vector].flatMap(([id, isSet]) => (isSet ? id : [])).join(', ') || 'none';
