export { contract } from './contract.ts';
export { type HeaderPreparation, prepare } from './prepare.ts';
export { TravelHeader } from './react.ts';
