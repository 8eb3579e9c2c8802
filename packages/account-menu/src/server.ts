import { AccountMenu } from './AccountMenu.tsx';
import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import { prepare } from './prepare.ts';

/** What a server needs to render the account menu. */
export const piece = { contract, View: AccountMenu, prepare, Fallback };
