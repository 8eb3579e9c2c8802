/** The page where visitors without script change their choice in the banner. */
export const COOKIE_SETTINGS_PAGE = '/privacy/cookie-settings';

/**
 * Pages where visitors manage their privacy: RTE-017, and RTE-007 for those who are signed in (CNS-057, CNS-058,
 * CNS-O04).
 */
export const MANAGE_PAGES = { default: '/privacy/manage', signedIn: '/profile/account' } as const;
