export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelFooter } from './react.ts';
