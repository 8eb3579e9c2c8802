/** How stories are called in the sidebar, and by which words its search finds them. */

interface Entry {
  title?: string | undefined;
  name?: string | undefined;
}

/**
 * Designers' words for a thing, by the title of its stories. The search of Storybook knows titles and names only, so
 * the first story of a title carries these words, which the sidebar does not show.
 */
export const ALIASES: Readonly<Record<string, string>> = {
  'Components/Accordion': 'collapse, disclosure, FAQ, expander',
  'Components/Account button': 'avatar button, profile button, log in',
  'Components/Adaptive surface': 'bottom sheet, dropdown, popup, modal, overlay',
  'Components/Avatar': 'profile picture, user image, initials',
  'Components/Badge': 'chip, tag, label, pill, counter, notification dot',
  'Components/Button': 'CTA, call to action, primary, secondary, ghost',
  'Components/Checkbox': 'tick box, check mark, multiple choice',
  'Components/Combobox': 'autocomplete, typeahead, search select, suggest',
  'Components/Confirm dialog': 'alert, modal, prompt, are you sure, delete',
  'Components/Data table': 'grid, list, pagination, rows, paging',
  'Components/Date fields': 'birthday, date of birth, date input, day month year',
  'Components/Dialog': 'modal, popup, lightbox, overlay, drawer, bottom sheet, side panel',
  'Components/Disclosure navigation': 'side bar, page tree, nested menu, settings',
  'Components/File field': 'upload, file picker, attachment, drop zone, image, logo',
  'Components/Flag': 'country, emoji, language',
  'Components/Form': 'error summary, validation, unsaved changes, draft, conflict',
  'Components/Icon': 'glyph, symbol, pictogram',
  'Components/Link': 'anchor, hyperlink',
  'Components/Menu': 'dropdown, context menu, options, popover, kebab',
  'Components/Navigation': 'nav bar, menu, tabs, overflow, More',
  'Components/Password field': 'input, show password, strength, caps lock',
  'Components/Phone field': 'telephone, mobile, dialling code, country code, number',
  'Components/Progress': 'progress bar, loading, percent',
  'Components/Radio group': 'single choice, option buttons',
  'Components/Native select': 'country, currency, dropdown, list of codes',
  'Components/Select': 'dropdown, picker, combobox, listbox',
  'Components/Skeleton': 'loading, placeholder, shimmer',
  'Components/Spinner': 'loading, loader, activity, progress ring',
  'Components/Switch': 'toggle, on off',
  'Components/Tabs': 'tab bar, segmented control',
  'Components/Text area': 'multiline, message, comment, counter',
  'Components/Text field': 'input, form field, text box, search field, error message, validation',
  'Components/Toast': 'snackbar, notification, alert, message',
  'Components/Tooltip': 'hint, hover text, popover, info bubble',
  'Components/Trip picture': 'thumbnail, image, photo, placeholder',
  'Foundations/Brand composer': 'theme editor, theming, white label, generator, playground',
  'Foundations/Brand of any colour': 'colour wheel, palette, contrast, theme',
  'Foundations/Brands': 'Vireo, Solenne, Meridian, themes, white label',
  'Foundations/Colour': 'color, palette, contrast, dark mode',
  'Foundations/Icons': 'glyphs, symbols, pictograms',
  'Foundations/Layout': 'cards, edges, alignment, weights, page, gutter, columns',
  'Foundations/Motion': 'animation, duration, easing, transition',
  'Foundations/Radius and elevation': 'corners, rounded, shadow, shape',
  'Foundations/Space': 'spacing, margin, padding, grid, gap',
  'Foundations/Type': 'typography, font, text sizes, heading',
  'Pieces/Account menu': 'user menu, profile, avatar, log out, sign out, switch account, dropdown',
  'Pieces/Acting as': 'impersonation, support, on behalf, log in as, banner, session',
  'Pieces/Traveler form': 'traveler, passenger, guest, names, date of birth, age, redress, known traveler number',
  'Pieces/Booking for': 'traveler, arranger, on behalf, colleague, guest, delegate',
  'Pieces/Checkout header': 'slim header, booking funnel, payment',
  'Pieces/Consent': 'cookie banner, cookies, privacy, GDPR, CMP, modal',
  'Pieces/Consent frame': 'cookie embed, blocked video, iframe, placeholder, YouTube, map',
  'Pieces/Frame': 'iframe, embed, partner page, resize, height',
  'Pieces/Frame without cookies': 'third-party cookies, storage access, signed out, iframe, notice',
  'Pieces/Consent, full framework': 'cookie banner, cookies, TCF, IAB, vendors, purposes, GDPR, CMP',
  'Pieces/Country picker': 'language switcher, region, locale, country selector, dropdown, flag',
  'Pieces/Currency picker': 'money, currency selector, dropdown, price',
  'Pieces/Footer': 'site map, legal, imprint, social media, app store badges, bottom of the page',
  'Pieces/Header': 'app bar, top bar, navigation, hamburger, logo, nav bar, menu',
  'Pieces/Nav drawer': 'side bar, hamburger menu, rail, side navigation, burger, drawer',
  'Pieces/Opt-out': 'do not sell, CCPA, US privacy, cookies, toggle, GPC',
  'Pieces/Save button': 'heart, favourite, wishlist, bookmark, like',
  'Pieces/Sign-in': 'login, log in, register, sign up, modal, password, passkey, OTP, error',
  'Pieces/Sign-in prompt': 'login nudge, One Tap, teaser, popup',
  'Pieces/Trips drawer': 'itinerary, bookings, saved, favourites, side panel, drawer',
  'Pieces/Whole page': 'layout, template, complete shell, header and footer',
  'Screens/Admin hub/Account permissions': 'support access, impersonation, sessions, plan, tier upgrade',
  'Screens/Admin hub/Audit log': 'log, history, who changed what, export, csv',
  'Screens/Admin hub/Company profile': 'company settings, logo upload, sort order, delete company, issue report',
  'Screens/Admin hub/Features': 'switches, feature flags, toggles, plan, multi-room bookings',
  'Screens/Admin hub/Integrations': 'single sign-on, SSO, identity provider, expense system, client secret',
  'Screens/Admin hub/Navigation': 'administration, settings, side bar, forbidden, list of pages, permissions',
  'Screens/Admin hub/People': 'users, members, colleagues, table, search, paging, empty state',
  'Screens/Admin hub/Policy and approvals': 'travel policy, rules, limits, approval mode, conflict, form',
  'Screens/Business/First steps': 'onboarding, checklist, tasks, profile, progress, keywords',
  'Screens/Business/Home': 'dashboard, company page, hub, overview, invitations, events',
  'Screens/Business/Sign-up and plans': 'registration, pricing, tier, upgrade, waiting list, demo request',
};

const BETWEEN = ' · ';

/** Words of the names of exports that keep their capitals. */
const PROPER = ['Arabic', 'German'];

/**
 * `Signed In With Image`, as Storybook splits the name of an export, is `Signed in with image`. A name that was
 * written to be read stays.
 */
export function humanName(name: string): string {
  const words = name.split(' ');
  if (words.some((word) => word[0] !== word[0]?.toUpperCase())) return name;
  return words
    .map((word, index) =>
      index === 0 || PROPER.includes(word) || word === word.toUpperCase() ? word : word.toLowerCase(),
    )
    .join(' ');
}

/** The entries of one file for Storybook's index. */
export const namedForSearch = <E extends Entry>(entries: readonly E[]): E[] =>
  entries.map((entry, index) => {
    const words = index === 0 && entry.title && ALIASES[entry.title];
    const name = entry.name === undefined ? undefined : humanName(entry.name);
    return { ...entry, name: words ? `${name}${BETWEEN}${words}` : name };
  });

/** The part of a name that the sidebar shows. */
export const shownName = (name: string): string => name.split(BETWEEN)[0] as string;
