export { fetchSvg } from './fetchSvg.ts';
export { createTraveler, fetchPreferredTraveler, updateTraveler } from './travelers.ts';
