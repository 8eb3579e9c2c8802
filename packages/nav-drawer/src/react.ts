import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-nav-drawer>` as a typed React component; the loader defines the element. */
export const TravelNavDrawer = createReactComponent(contract);
