export { contract as actingAsContract } from './acting-as/contract.ts';
export { TravelActingAs } from './acting-as/react.ts';
export { contract as bookingForContract } from './booking-for/contract.ts';
export { TravelBookingFor } from './booking-for/react.ts';
export { contract as businessContract } from './business/contract.ts';
export { TravelBusiness } from './business/react.ts';
