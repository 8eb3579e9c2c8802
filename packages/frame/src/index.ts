export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelFrame } from './react.ts';
