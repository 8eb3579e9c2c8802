export { contract } from './contract.ts';
export { type AccountMenuPreparation, prepare } from './prepare.ts';
export { TravelAccountMenu } from './react.ts';
