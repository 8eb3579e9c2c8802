import { BRANDS } from '@travel-shell/core';
import { visitStories } from './visitStories.ts';

const [brand] = BRANDS;

/** A story of each style sheet that has rules for forced colours, which shows what they keep visible. */
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

visitStories({
  size: 'narrow',
  forcedColors: true,
  only: (title, name) => STORIES[title]?.includes(name) === true,
  stopsOf: (title) => (STORIES[title] ? [{ look: { brand, presentation: 'default' }, picture: 'forced' }] : []),
});
