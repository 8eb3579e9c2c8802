import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-acting-as>` as a typed React component; the loader defines the element. */
export const TravelActingAs = createReactComponent(contract);
