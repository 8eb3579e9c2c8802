export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelHeader } from './react.ts';
