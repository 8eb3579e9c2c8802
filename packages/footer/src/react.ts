import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-footer>` as a typed React component; the loader defines the element. */
export const TravelFooter = createReactComponent(contract);
