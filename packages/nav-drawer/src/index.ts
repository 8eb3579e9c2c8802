export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelNavDrawer } from './react.ts';
