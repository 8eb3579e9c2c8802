/** The settings that the configuration accepts for pickers inside other pieces are those of their contracts. */
import type { CountryPickerSettings, CurrencyPickerSettings } from '@travel-shell/core';
import { checkLateConfig } from '@travel-shell/core/lateConfig';
import type { AttributeValues, ElementContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES } from '@travel-shell/piece/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { contract as country } from './country-picker/contract.ts';
import { contract as currency } from './currency-picker/contract.ts';

type Own<C extends ElementContract> = Exclude<keyof AttributeValues<C>, keyof typeof LOOKS_ATTRIBUTES>;

const EXAMPLES = { string: 'de-AT', number: 2, boolean: true, url: '/sites', enum: 'full', json: undefined };

it.each([
  ['countryPicker', country],
  ['currencyPicker', currency],
])('%s accepts every attribute but the looks', (key, { attributes }: ElementContract) => {
  const own = Object.entries(attributes).filter(([name]) => !(name in LOOKS_ATTRIBUTES));
  const settings = Object.fromEntries(own.map(([name, { type }]) => [name, EXAMPLES[type]]));
  expect(checkLateConfig({ [key]: settings }).problems).toEqual([]);
  for (const name of Object.keys(LOOKS_ATTRIBUTES))
    expect(checkLateConfig({ [key]: { [name]: 'dark' } }).problems).toEqual([
      expect.stringContaining(`Wrong: ${name}.`),
    ]);
});

it('their types have the same names', () => {
  expectTypeOf<keyof CountryPickerSettings>().toEqualTypeOf<Own<typeof country>>();
  expectTypeOf<keyof CurrencyPickerSettings>().toEqualTypeOf<Own<typeof currency>>();
});
