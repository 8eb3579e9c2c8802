/** The addresses of the admin hub, as the specification names them (BIZ-071 to BIZ-098). */

const below = (folder: string, ...pages: string[]) => [folder, ...pages.map((page) => `${folder}/${page}`)];

/** With contents of the kit, and the groups that have such pages. */
export const KIT_ADDRESSES: readonly string[] = [
  ...below('company', 'general'),
  'policy',
  ...below('policy/flight', 'settings', 'restrictions', 'preferences'),
  ...below('policy/hotel', 'settings', 'restrictions', 'preferences'),
  ...below('policy/train', 'settings', 'restrictions'),
  ...below('policy/car', 'settings', 'restrictions', 'preferences'),
  ...below('users', 'manage'),
  ...below('approvals', 'settings', 'approvers'),
  ...below('integrations', 'sso'),
  ...below('account-permissions', 'log'),
].map((path) => `/business/${path}`);

/** Addresses that the demo has in slots. */
export const DEMO_ADDRESSES: readonly string[] = [
  '/business/company/offices',
  '/business/users/roles',
  '/business/payment-options',
  '/business/policy/hotel/advanced-rules',
];

/** Addresses that the demo does not have. */
export const MISSING_ADDRESSES: readonly string[] = [
  '/business/company/email-domains',
  '/business/company/entities',
  '/business/company/corporate-membership/add',
  '/business/policy/flight/advanced-rules',
  '/business/policy/train/advanced-rules',
  '/business/policy/car/advanced-rules',
  '/business/policy/messages',
  '/business/users/groups',
  '/business/trip-reporting-fields',
  '/business/traveler-tracker',
];
