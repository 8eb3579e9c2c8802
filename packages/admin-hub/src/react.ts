import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-admin-hub>` as a typed React component; the loader defines the element. */
export const TravelAdminHub = createReactComponent(contract);
