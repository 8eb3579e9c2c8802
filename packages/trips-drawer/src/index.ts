export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelTripsDrawer } from './react.ts';
