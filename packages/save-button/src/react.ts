import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-save-button>` as a typed React component; the loader defines the element. */
export const TravelSaveButton = createReactComponent(contract);
