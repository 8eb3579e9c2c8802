/**
 * Who writes or reads a `data-*` attribute: a room, or the page around our elements. `piece` is any piece, with shared/piece;
 * `consent.js` is the script in the page's head.
 */
export type DataRoom =
  | 'page'
  | 'piece'
  | 'ui'
  | 'tokens'
  | 'element'
  | 'loader'
  | 'fragments'
  | 'elements'
  | 'consent.js';

interface DataAttribute {
  sentence: string;
  /** The attribute's value; without one it is only there or not. */
  value?: string;
  from: readonly DataRoom[];
  to: readonly DataRoom[];
}

/**
 * Every `data-*` attribute that one room writes and another reads. What a room has for itself, such as for its own style
 * sheet, is not here. A test compares this with the code; no code that runs on a page imports it. `docs/data-attributes.md`
 * is written from it.
 */
export const DATA_ATTRIBUTES = {
  'data-loads': {
    sentence: 'a press here needs this piece, unless HTML answers it; intent fetches what the piece opens with',
    value: 'its tag',
    from: ['piece', 'ui'],
    to: ['loader', 'elements'],
  },
  'data-requests': {
    sentence:
      'a press on this link or button requests a piece; as long as the view is HTML, the loader dispatches the event',
    value: 'the event without `travel-`: `sign-in-requested`',
    from: ['piece'],
    to: ['loader'],
  },
  'data-reason': {
    sentence: 'why the piece is requested; on a screen of a fragment, the reason that shows it',
    value: 'the `reason` of the request',
    from: ['piece', 'fragments'],
    to: ['loader'],
  },
  'data-travel-form': {
    sentence: 'a form in the light DOM of its element, where autofill finds it; it has styles of its own',
    from: ['piece'],
    to: ['piece', 'element'],
  },
  'data-closed': {
    sentence: 'this layer of consent is closed for the visitor, and will be for the browser after the next paint',
    from: ['piece'],
    to: ['consent.js', 'piece'],
  },
  'data-replay': {
    sentence: 'a press before React is repeated once React is there',
    from: ['piece'],
    to: ['loader'],
  },
  'data-expands': {
    sentence: 'a press turns `aria-expanded`, by which style sheets show or hide something; before React by the loader',
    from: ['piece'],
    to: ['loader'],
  },
  'data-drawer': {
    sentence: 'the view is a drawer; as long as it is HTML, the loader tells that it has opened or closed',
    value: 'which one, as in the event: `navigation`',
    from: ['piece'],
    to: ['loader'],
  },
  'data-fails': {
    sentence: 'what says that the piece of `data-loads` could not be loaded',
    value: 'id of a popover in the same tree',
    from: ['piece'],
    to: ['loader'],
  },
  'data-at': {
    sentence: 'the active option of a list, to which the keys have moved',
    from: ['ui'],
    to: ['ui', 'piece'],
  },
  'data-row': {
    sentence:
      'a row of links that ends with the button of a menu, which has those that do not fit; measured before React, too',
    from: ['piece'],
    to: ['loader', 'piece'],
  },
  'data-fixed': {
    sentence: 'an item of such a row that is in it before all others',
    from: ['piece'],
    to: ['ui'],
  },
  'data-whole': {
    sentence: 'the text in the button of such a row, where the button is all that shows',
    from: ['piece'],
    to: ['ui'],
  },
  'data-fit': {
    sentence: 'what of such a row fits',
    value: '`all`, `some`, or `tight` if even the text of the button is cut',
    from: ['ui'],
    to: ['ui', 'piece'],
  },
  'data-out': {
    sentence:
      'an item that does not fit into such a row, its double in the menu, and the button if that is the current item',
    from: ['ui'],
    to: ['piece'],
  },
  'data-first-screen': {
    sentence: 'its contents come with the first screen',
    from: ['piece', 'ui'],
    to: ['loader'],
  },
  'data-first-focus': {
    sentence: 'gets the focus in a first screen inside a popover, except on touch screens',
    from: ['piece'],
    to: ['loader'],
  },
  'data-screen': {
    sentence: 'a press shows this screen; on a template of a fragment, the screen it holds',
    value: 'its name; empty goes back',
    from: ['piece', 'fragments'],
    to: ['loader'],
  },
  'data-dismiss': {
    sentence: 'a press closes the first screen around it',
    from: ['piece', 'ui'],
    to: ['loader'],
  },
  'data-dismissed': {
    sentence: 'the visitor has closed this first screen before React was there',
    from: ['loader'],
    to: ['loader', 'piece'],
  },
  'data-page': {
    sentence: 'without script this form posts to a configured page',
    value: 'key of the configuration: `signInUrl`',
    from: ['piece'],
    to: ['loader', 'fragments'],
  },
  'data-narrow-shape': {
    sentence: 'the shape of a first screen in a narrow window',
    value: '`sheet` or `full`',
    from: ['ui'],
    to: ['loader'],
  },
  'data-shape': {
    sentence: 'the shape of a dialog',
    value: '`popup`, `sheet`, `full`, `side`',
    from: ['ui', 'loader'],
    to: ['ui', 'piece'],
  },
  'data-travel-root': {
    sentence: 'what React renders into; rendered on a server or not',
    value: 'the release of its fragment, or empty',
    from: ['fragments', 'element'],
    to: ['element', 'loader', 'piece'],
  },
  'data-travel-data': {
    sentence: 'a script with the data of the back end that a fragment was rendered with',
    from: ['fragments'],
    to: ['element', 'loader'],
  },
  'data-opened': {
    sentence: 'on the root: the screen of the first screen that shows',
    value: 'its name; empty for the only one',
    from: ['fragments', 'loader'],
    to: ['element', 'loader'],
  },
  'data-before': {
    sentence: 'on the root: the screen that showed before this one',
    value: 'its name',
    from: ['loader'],
    to: ['loader', 'piece'],
  },
  'data-unless-stored': {
    sentence: 'on the root: with this key in the storage React shows the first screen',
    value: 'the key',
    from: ['fragments'],
    to: ['loader'],
  },
  'data-unless-off': {
    sentence: 'on the root: with this key of the configuration off React shows the first screen',
    value: 'the key',
    from: ['fragments'],
    to: ['loader'],
  },
  'data-stale': {
    sentence: 'on the root: it no longer fits the attributes, so React renders it afresh',
    from: ['loader', 'piece'],
    to: ['element', 'loader'],
  },
  'data-quiet': {
    sentence: 'the back end does not want this banner; it shows on request only',
    from: ['piece'],
    to: ['consent.js', 'piece'],
  },
  'data-view': {
    sentence: "one of the views of the cookies' banner, of which one shows",
    value: '`landing`, `selection`, `details`, `done`',
    from: ['piece'],
    to: ['consent.js'],
  },
  'data-further': {
    sentence: "the cookies' banner shows what follows a press on its first layer",
    from: ['consent.js'],
    to: ['piece'],
  },
  'data-missing': {
    sentence: 'what is said where a list of cookies cannot be loaded',
    value: 'the text',
    from: ['piece'],
    to: ['consent.js'],
  },
  'data-piece': {
    sentence: 'of `travel-track`, for a press before React that consent.js answers',
    value: 'as in the event',
    from: ['piece'],
    to: ['consent.js', 'loader'],
  },
  'data-part': {
    sentence: 'of `travel-track`, for presses on this link or button, or on those inside, before React and with it',
    value: 'as in the event',
    from: ['piece', 'ui'],
    to: ['consent.js', 'piece'],
  },
  'data-action': {
    sentence: 'of `travel-track`, for a press before React',
    value: 'as in the event',
    from: ['piece'],
    to: ['consent.js'],
  },
  'data-label': {
    sentence: 'of `travel-track`, for presses on this link or button, before React and with it',
    value: 'as in the event; two with a bar between, before and after it expands something',
    from: ['piece', 'ui'],
    to: ['consent.js', 'loader', 'piece'],
  },
  'data-animate': {
    sentence: 'the flag of a link to a vertical moves once',
    from: ['ui'],
    to: ['piece'],
  },
  'data-presentation': {
    sentence: 'the presentation of everything inside; the tokens begin here',
    value: '`default`, `dark`, `aos`, `auto`',
    from: ['piece'],
    to: ['ui', 'piece'],
  },
  'data-needs': {
    sentence: 'a press that HTML answers needs React as well, for what HTML does not show',
    value: '–',
    from: ['piece'],
    to: ['loader'],
  },
  'data-narrow': {
    sentence: 'how a surface lies in a narrow window',
    value: '`full` covers it',
    from: ['piece'],
    to: ['loader', 'ui'],
  },
  'data-tracked': {
    sentence: 'of a dialog: `travel-track` has said that its first screen is shown',
    value: '–',
    from: ['loader'],
    to: ['piece'],
  },
  'data-short': {
    sentence: 'the frame that opens a long list lays out only what a window can show; removed once it is painted',
    from: ['piece'],
    to: ['loader', 'piece'],
  },
  'data-turning': {
    sentence: 'a surface is becoming modal or a popover, which closes and opens it once',
    from: ['ui'],
    to: ['ui', 'piece'],
  },
  'data-tone': { sentence: 'how a notice is meant', value: '`good`, `wrong`', from: ['piece'], to: ['piece'] },
  'data-disabled': { sentence: 'a field is disabled', from: ['ui'], to: ['ui', 'piece'] },
  'data-start': { sentence: "a dialog's header has something before the heading", from: ['ui'], to: ['piece'] },
  'data-travel-consent': {
    sentence: 'this script or frame waits for consent to these categories',
    value: 'the categories',
    from: ['page'],
    to: ['consent.js'],
  },
  'data-type': { sentence: 'the type of a script that waits', from: ['page'], to: ['consent.js'] },
  'data-src': { sentence: 'the address of a frame that waits', from: ['page'], to: ['consent.js'] },
  'data-name': {
    sentence: 'what analytics call this link in a slot of the footer',
    value: 'a name',
    from: ['page', 'piece'],
    to: ['piece'],
  },
  'data-testid': {
    sentence: "the back end's name of a link of the footer, for tests of the page",
    from: ['piece'],
    to: ['page'],
  },
  'data-turbo-temporary': {
    sentence: 'Turbo leaves this out of its cache of the page',
    from: ['piece'],
    to: ['page'],
  },
} as const satisfies Readonly<Record<`data-${string}`, DataAttribute>>;
