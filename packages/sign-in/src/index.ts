export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelSignIn } from './react.ts';
export type { Provider, SignInRequest, SignInState } from './signInState.ts';
