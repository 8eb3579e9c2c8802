export { contract } from './contract.ts';
export { type FooterPreparation, prepare } from './prepare.ts';
export { TravelFooter } from './react.ts';
