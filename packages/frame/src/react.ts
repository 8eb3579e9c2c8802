import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-frame>` as a typed React component; the loader defines the element. */
export const TravelFrame = createReactComponent(contract);
