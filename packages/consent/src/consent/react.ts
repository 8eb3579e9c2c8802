import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-consent>` as a typed React component; the loader defines the element. */
export const TravelConsent = createReactComponent(contract);
