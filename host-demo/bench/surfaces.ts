/** A surface that opens on a page, and its selectors. */
export interface Target {
  /** Path below /bench/. */
  path: string;
  /** The element whose shadow root has the rest; without one it is the page itself. */
  host?: string;
  /** In the host's root, else in the page. */
  trigger: string;
  surface: string;
  /** The control that closes it; the trigger by default. */
  close?: string;
  /** Not there on a phone. */
  isWide?: true;
  /** The part of the surface that has to be visible before a visitor can use it. */
  useful?: string;
}

/** One thing that opens: ours, and the one on a page written by hand. */
export interface Surface {
  name: string;
  floor: Target;
  kit: Target;
}

const MENU_FLOOR: Target = { path: 'account-menu-floor', trigger: '[part=account]', surface: '#account' };

export const SURFACES: readonly Surface[] = [
  {
    name: 'account menu in the header',
    floor: MENU_FLOOR,
    kit: { path: 'fragment', host: 'travel-header', trigger: '[part=account]', surface: '#account' },
  },
  {
    name: 'account menu by itself',
    floor: MENU_FLOOR,
    kit: { path: 'account-menu', host: 'travel-account-menu', trigger: '[part=trigger]', surface: '[part=menu]' },
  },
  {
    name: 'country picker',
    floor: { path: 'country-picker-floor', trigger: '.trigger', surface: '#countries', useful: 'a' },
    kit: {
      path: 'country-picker',
      host: 'travel-country-picker',
      trigger: '[part=trigger]',
      surface: '[part=surface]',
      useful: 'a, [role=option]',
    },
  },
  {
    name: 'sign-in',
    floor: { path: 'sign-in-floor', trigger: '#ask', surface: '#sign-in', close: '.close', useful: 'form' },
    kit: {
      ...{ path: 'sign-in', host: 'travel-sign-in', trigger: '#ask' },
      ...{ surface: '[part=dialog]', close: '[part=dialog-close]', useful: 'button, form' },
    },
  },
  {
    name: 'navigation drawer',
    floor: { path: 'nav-drawer-floor', trigger: '#ask', surface: '#menu', close: '.close', useful: 'li a' },
    kit: {
      ...{ path: 'nav-drawer', host: 'travel-nav-drawer', trigger: '#ask' },
      ...{ surface: '[part=dialog]', close: '[part=dialog-close]', useful: 'li a' },
    },
  },
];

export const CHOICES: Surface = {
  name: 'consent, its choices',
  floor: { path: 'consent-floor', trigger: '#manage', surface: '#banner', useful: '[name=advertising]' },
  kit: {
    ...{ path: 'consent', host: 'travel-consent', trigger: '.more button' },
    ...{ surface: '[part=banner]', useful: '[role=switch]:not(:disabled)' },
  },
};

/** The surfaces that the first press of a visit shows. */
export const FIRST_PRESSES: readonly Surface[] = [...SURFACES, CHOICES];

/** Every page to visit, once. */
export const targetsOf = (surfaces: readonly Surface[]): readonly Target[] => [
  ...new Map(surfaces.flatMap(({ floor, kit }) => [floor, kit]).map((target) => [target.path, target])).values(),
];
