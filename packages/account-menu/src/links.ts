/** The menu's link targets, the same for every brand. */
export const LINKS = {
  /** RTE-003 */
  trips: '/trips',
  /** RTE-005 */
  help: '/help',
  /** RTE-007 */
  account: '/profile/account',
  /** RTE-008 */
  addEmail: '/profile/account?addEmail=true',
  /** RTE-009 */
  guides: '/guides/yourguides',
  /** RTE-010 */
  confirmAccount: '/s/ident/resend',
  /** RTE-012 */
  signOut: '/signout',
  /** RTE-024 */
  tasks: '/business/tasks',
  /** RTE-025 */
  companyTasks: '/business/tasks/company',
} as const;

/** RTE-006 */
export const dashboardLink = (page: string): string => `/profile/${encodeURIComponent(page)}`;
