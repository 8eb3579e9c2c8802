import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** `<travel-sign-in-prompt>` as a typed React component; the loader defines the element. */
export const TravelSignInPrompt = createReactComponent(contract);
