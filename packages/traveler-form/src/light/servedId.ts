/** Prefix of the ids that a server has written. */
export const SERVED_ID = 'travel-traveler-form';
