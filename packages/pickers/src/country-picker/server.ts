import type { Schema } from '@travel-shell/contract';
import type { AttributeValues } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import { activeOf, countriesOf } from './entriesOf.ts';
import { Fallback } from './Fallback.tsx';
import { piece as view } from './piece.ts';

/** Server entry of the country picker. `data` is its provider's response, D-17. */
export const piece = {
  ...view,
  Fallback,
  async prepare(values: AttributeValues<typeof contract>, data?: Schema<'CountryPickerState'>, opened?: string) {
    const { prepared, sheets } = await view.prepare(values, data, opened);
    const countries = countriesOf(data?.countries ?? []);
    const current = values.flag || values.language ? undefined : activeOf(countries);
    const attributes = current && { flag: current.flag, language: current.languageNativeName };
    return { prepared: { ...prepared, current, countries }, sheets, ...(attributes && { attributes }) };
  },
};
