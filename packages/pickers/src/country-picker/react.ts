import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-country-picker>` as a typed React component; the loader defines the element. */
export const TravelCountryPicker = createReactComponent(contract);
