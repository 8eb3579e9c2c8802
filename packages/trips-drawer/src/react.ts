import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-trips-drawer>` as a typed React component; the loader defines the element. */
export const TravelTripsDrawer = createReactComponent(contract);
