import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-opt-out>` as a typed React component; the loader defines the element. */
export const TravelOptOut = createReactComponent(contract);
