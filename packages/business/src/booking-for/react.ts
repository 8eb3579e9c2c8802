import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-booking-for>` as a typed React component; the loader defines the element. */
export const TravelBookingFor = createReactComponent(contract);
