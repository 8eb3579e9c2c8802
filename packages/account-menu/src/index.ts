export type { AccountMenuPreparation } from './AccountMenuProps.ts';
export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { TravelAccountMenu } from './react.ts';
