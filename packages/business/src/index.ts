export { contract as bookingForContract } from './booking-for/contract.ts';
export { TravelBookingFor } from './booking-for/react.ts';
