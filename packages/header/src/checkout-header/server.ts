import { CheckoutHeader } from './CheckoutHeader.tsx';
import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import { prepare } from './prepare.ts';

/** What a server needs to render the header of a checkout. */
export const piece = { contract, View: CheckoutHeader, prepare, Fallback };
