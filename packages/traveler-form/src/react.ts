import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-traveler-form>` as a typed React component; the loader defines the element. */
export const TravelTravelerForm = createReactComponent(contract);
