export { BookingForGroup } from './BookingForGroup.tsx';
export { BusinessGroup } from './BusinessGroup.tsx';
export { TripsGroup } from './TripsGroup.tsx';
