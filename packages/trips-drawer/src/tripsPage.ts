/** RTE-003 */
export const TRIPS_PAGE = '/trips';
