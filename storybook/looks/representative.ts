/**
 * By title, the stories that stand for it where not all of them are visited. Each style sheet that has rules for forced
 * colours has one that shows what they keep visible.
 */
const STORIES: Readonly<Partial<Record<string, readonly string[]>>> = {
  'Components/Accordion': ['Many'],
  'Components/Account button': ['SignedIn'],
  'Components/Avatar': ['Initials'],
  'Components/Badge': ['Tones', 'OnAnIcon'],
  'Components/Button': ['Primary', 'Disabled'],
  'Components/Checkbox': ['Checked', 'Indeterminate'],
  'Components/Dialog': ['Popup'],
  'Components/Flag': ['Pale'],
  'Components/Menu': ['Open', 'Checkable'],
  'Components/Navigation': ['Inline'],
  'Components/Progress': ['Determinate'],
  'Components/Radio group': ['Chosen'],
  'Components/Select': ['Open'],
  'Components/Skeleton': ['Card'],
  'Components/Spinner': ['Default'],
  'Components/Switch': ['On', 'Disabled'],
  'Components/Tabs': ['Automatic'],
  'Components/Text field': ['Invalid', 'Disabled'],
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

/** All stories of a title that is not listed stand for themselves. */
export const standsForItsTitle = (title: string, name: string): boolean =>
  STORIES[title] === undefined || isRepresentative(title, name);

export const isRepresentative = (title: string, name: string): boolean => STORIES[title]?.includes(name) === true;
