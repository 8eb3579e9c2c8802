import type { Schema } from '@travel-shell/contract';
import type { AttributeValues } from '@travel-shell/element/contract';
import { prepare } from '../prepareLooks.ts';
import { CountryPicker } from './CountryPicker.tsx';
import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';

/** What a server needs to render the country picker. `data` is what its provider answers, D-17. */
export const piece = {
  contract,
  View: CountryPicker,
  Fallback,
  async prepare(values: AttributeValues<typeof contract>, data?: Schema<'CountryPickerState'>) {
    const { prepared, sheets } = await prepare(values);
    const sites = data?.countries ?? [];
    const current = values.flag || values.language ? undefined : sites.find(({ active }) => active);
    const attributes = current && { flag: current.flag, language: current.languageNativeName };
    return { prepared: { ...prepared, current, sites }, sheets, ...(attributes && { attributes }) };
  },
};
