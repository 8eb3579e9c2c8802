import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-business>` as a typed React component; the loader defines the element. */
export const TravelBusiness = createReactComponent(contract);
