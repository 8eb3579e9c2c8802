import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-checkout-header>` as a typed React component; the loader defines the element. */
export const TravelCheckoutHeader = createReactComponent(contract);
