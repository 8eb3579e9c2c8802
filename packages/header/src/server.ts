import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import { Header } from './Header.tsx';
import { prepare } from './prepare.ts';

/** What a server needs to render the header. */
export const piece = { contract, View: Header, prepare, Fallback };
