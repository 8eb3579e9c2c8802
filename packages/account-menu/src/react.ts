import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-account-menu>` as a typed React component; the loader defines the element. */
export const TravelAccountMenu = createReactComponent(contract);
