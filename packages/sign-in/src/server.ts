import { contract } from './contract.ts';
import { prepare } from './prepare.ts';
import { SignIn } from './SignIn.tsx';

/** What a server needs to render the element, which is closed there: nothing is to be seen of it. */
export const piece = { contract, View: SignIn, prepare };
