export { contract as optOutContract } from './opt-out/contract.ts';
export { TravelOptOut } from './opt-out/react.ts';
