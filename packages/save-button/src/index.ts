export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelSaveButton } from './react.ts';
