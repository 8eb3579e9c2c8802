export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelAdminHub } from './react.ts';
