/**
 * By title, the stories that stand for it where not all of them are visited: first the one that leads it, in which most of its
 * parts meet. Each style sheet that has rules for forced colours has one that shows what they keep visible.
 */
const STORIES: Readonly<Partial<Record<string, readonly string[]>>> = {
  'Components/Accordion': ['Many'],
  'Components/Account button': ['SignedIn'],
  'Components/Adaptive surface': ['DropdownOrSheet'],
  'Components/Avatar': ['Initials'],
  'Components/Badge': ['Tones', 'OnAnIcon'],
  'Components/Button': ['Primary', 'Disabled'],
  'Components/Checkbox': ['Checked', 'Indeterminate'],
  'Components/Combobox': ['Found'],
  'Components/Confirm dialog': ['Failed'],
  'Components/Data table': ['Rows'],
  'Components/Date fields': ['OneIsWrong'],
  'Components/Dialog': ['Popup'],
  'Components/Disclosure navigation': ['CurrentPageInGroup'],
  'Components/File field': ['Refused'],
  'Components/Flag': ['Pale'],
  'Components/Form': ['Refused'],
  'Components/Icon': ['Verticals'],
  'Components/Link': ['NewTab'],
  'Components/Menu': ['Open', 'Checkable'],
  'Components/Native select': ['Invalid'],
  'Components/Navigation': ['Inline'],
  'Components/Password field': ['WithStrength'],
  'Components/Phone field': ['Invalid'],
  'Components/Progress': ['Determinate'],
  'Components/Radio group': ['Chosen'],
  'Components/Select': ['Open'],
  'Components/Skeleton': ['Card'],
  'Components/Spinner': ['Default'],
  'Components/Switch': ['On', 'Disabled'],
  'Components/Tabs': ['Automatic'],
  'Components/Text area': ['TooLong'],
  'Components/Text field': ['Invalid', 'Disabled'],
  'Components/Toast': ['Several'],
  'Components/Tooltip': ['Bottom'],
  'Components/Trip picture': ['ThumbnailFailed'],
  'Pieces/Account menu': ['SeveralAccounts'],
  'Pieces/Checkout header': ['SignedIn'],
  'Pieces/Consent': ['SignalHonored'],
  'Pieces/Currency picker': ['Open'],
  'Pieces/Footer': ['Complete'],
  'Pieces/Header': ['SignedInWithInitials', 'Partner'],
  'Pieces/Nav drawer': ['InFront'],
  'Pieces/Save button': ['Saved', 'CannotBeSaved'],
  'Pieces/Sign-in': ['LastUsed', 'Login'],
  'Pieces/Trips drawer': ['Trips'],
};

/**
 * As `STORIES`, for a brand's colours: those in which the most of them meet. A story of one brand needs no row, as every visit
 * shows it in that.
 */
const IN_A_BRAND: Readonly<Partial<Record<string, readonly string[]>>> = {
  'Pieces/Acting as': ['Acting'],
  'Pieces/Booking for': ['Found'],
  'Pieces/Consent frame': ['Waiting'],
  'Pieces/Consent, full framework': ['Purposes', 'VendorDetails'],
  'Pieces/Country picker': ['Found'],
  'Pieces/Frame': ['Loaded'],
  'Pieces/Frame without cookies': ['Asking'],
  'Pieces/Opt-out': ['SignalAndSharing'],
  'Pieces/Sign-in prompt': ['Shown'],
  'Pieces/Traveler form': ['NotSaved'],
  'Pieces/Whole page': ['SignedOut', 'Aos'],
  'Screens/Admin hub/Account permissions': ['Allowed'],
  'Screens/Admin hub/Audit log': ['Changes'],
  'Screens/Admin hub/Company profile': ['Company', 'ProblemReport'],
  'Screens/Admin hub/Features': ['Features'],
  'Screens/Admin hub/Integrations': ['SingleSignOn'],
  'Screens/Admin hub/Navigation': ['PagesOpened'],
  'Screens/Admin hub/People': ['Everybody'],
  'Screens/Admin hub/Policy and approvals': ['Rules'],
  'Screens/Business/First steps': ['Default'],
  'Screens/Business/Home': ['Administrator'],
  'Screens/Business/Sign-up and plans': ['Plans', 'Wrong'],
};

export const standsForABrand = (title: string, name: string): boolean =>
  IN_A_BRAND[title]?.includes(name) ?? standsForItsTitle(title, name);

/** All stories of a title that is not listed stand for themselves. */
export const standsForItsTitle = (title: string, name: string): boolean =>
  STORIES[title] === undefined || isRepresentative(title, name);

export const isRepresentative = (title: string, name: string): boolean => STORIES[title]?.includes(name) === true;

/** The one story that has further pictures (screenshots/pictures.ts). */
export const leads = (title: string, name: string): boolean => (STORIES[title] ?? IN_A_BRAND[title])?.[0] === name;

/** Title and name of all that are listed here. */
export const listed: readonly string[] = [STORIES, IN_A_BRAND].flatMap((titles) =>
  Object.entries(titles).flatMap(([title, names = []]) => names.map((name) => `${title}: ${name}`)),
);
