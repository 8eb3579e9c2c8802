export { contract } from './contract.ts';
export { prepare, type SignInPreparation } from './prepare.ts';
export { TravelSignIn } from './react.ts';
export type { Provider, SignInRequest, SignInState } from './signInState.ts';
