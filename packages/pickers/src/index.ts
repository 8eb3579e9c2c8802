export { contract as countryPickerContract } from './country-picker/contract.ts';
export { TravelCountryPicker } from './country-picker/react.ts';
export { contract as currencyPickerContract } from './currency-picker/contract.ts';
export { TravelCurrencyPicker } from './currency-picker/react.ts';
export type { PickerPreparation } from './PickerPreparation.ts';
