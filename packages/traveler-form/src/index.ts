export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelTravelerForm } from './react.ts';
