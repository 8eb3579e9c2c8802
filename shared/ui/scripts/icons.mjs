/**
 * The icons that we use from lucide (ISC licence), each as the data of one SVG path, which is a third of the bytes of its
 * React component.
 */
import { join } from 'node:path';

/** Our name -> lucide's. */
const ICONS = {
  alertIcon: 'circle-exclamation-point',
  appIcon: 'smartphone',
  backIcon: 'arrow-left',
  bellIcon: 'bell',
  bookmarkIcon: 'bookmark',
  calendarIcon: 'calendar',
  capsLockIcon: 'arrow-big-up-dash',
  cardIcon: 'credit-card',
  checkIcon: 'check',
  chevronBackIcon: 'chevron-left',
  chevronForwardIcon: 'chevron-right',
  chevronIcon: 'chevron-down',
  chevronUpIcon: 'chevron-up',
  clockIcon: 'clock',
  closeIcon: 'x',
  companyIcon: 'building-complex',
  cookieIcon: 'cookie',
  copyIcon: 'copy',
  currencyIcon: 'coins',
  deleteIcon: 'trash',
  downloadIcon: 'download',
  editIcon: 'pencil',
  enterIcon: 'log-in',
  externalIcon: 'arrow-up-right',
  eyeIcon: 'eye',
  eyeOffIcon: 'eye-off',
  filterIcon: 'funnel',
  forwardIcon: 'arrow-right',
  globeIcon: 'globe',
  heartIcon: 'heart',
  helpIcon: 'circle-question-mark',
  homeIcon: 'house',
  imageIcon: 'image',
  infoIcon: 'info',
  languageIcon: 'languages',
  leaveIcon: 'log-out',
  linkIcon: 'link',
  lockIcon: 'lock-keyhole',
  luggageIcon: 'luggage',
  mailIcon: 'mail',
  menuIcon: 'menu',
  minusIcon: 'minus',
  moreIcon: 'ellipsis',
  passkeyIcon: 'key-round',
  peopleIcon: 'users-round',
  phoneIcon: 'phone',
  pinIcon: 'map-pin',
  plusIcon: 'plus',
  receiptIcon: 'receipt-text',
  repeatIcon: 'rotate-cw',
  searchIcon: 'search',
  settingsIcon: 'settings-2',
  shareIcon: 'share-2',
  shieldIcon: 'shield-check',
  starIcon: 'star',
  stepsIcon: 'list-checks',
  successIcon: 'circle-check',
  undoIcon: 'undo-2',
  userIcon: 'user-round',
  warningIcon: 'triangle-exclamation-point',
};

/** Vertical (STA-061) -> lucide's, for those that headers show. They come with a brand, so that a header does not load the others. */
const VERTICALS = {
  unknown: 'globe',
  activities: 'ticket',
  business: 'briefcase-business',
  buses: 'bus-front',
  campers: 'caravan',
  cars: 'car-front',
  citybreaks: 'compass',
  corporate: 'briefcase-business',
  cruises: 'ship',
  deals: 'tag',
  direct: 'plane',
  discover: 'compass',
  explore: 'compass',
  ferries: 'ship',
  flights: 'plane',
  guide: 'book-open',
  guides: 'book-open',
  hostels: 'bed-double',
  hotels: 'bed-double',
  insurance: 'shield-check',
  myguides: 'book-open',
  packages: 'tree-palm',
  pricefreeze: 'tag',
  promotion: 'tag',
  rentals: 'house',
  restaurants: 'utensils',
  routes: 'plane',
  trains: 'train-front',
  transfer: 'car-front',
  trips: 'luggage',
  vacationrentals: 'house',
};

/** The verticals shown only in drawers and pages. */
const MORE_VERTICALS = {
  account: 'circle-user-round',
  besttimetotravel: 'calendar-heart',
  essentials: 'backpack',
  expenses: 'receipt-text',
  exploregpt: 'sparkles',
  inspiration: 'lightbulb',
  internal: 'flask-conical',
  kayakai: 'bot-message-square',
  main: 'search',
  marketing: 'megaphone',
  more: 'ellipsis',
  navigator: 'navigation',
  nearbyexplore: 'map-pinned',
  news: 'newspaper',
  pr: 'mic-vocal',
  tracker: 'radar',
  travelawards: 'award',
  travelrestrictions: 'shield-exclamation-point',
  watchlist: 'bell',
  wizard: 'wand-sparkles',
};

const source = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');

function ellipse(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function rect({ x = 0, y = 0, width, height, rx = 0, ry = rx }) {
  const [l, t, w, h, r, q] = [x, y, width, height, rx, ry].map(Number);
  const corner = (dx, dy) => (r ? `a${r} ${q} 0 0 1 ${dx} ${dy}` : '');
  return `M${l + r} ${t}h${w - 2 * r}${corner(r, q)}v${h - 2 * q}${corner(-r, q)}h${2 * r - w}${corner(-r, -q)}v${2 * q - h}${corner(r, -q)}z`;
}

/** `14.768.866` is two numbers. */
const NUMBER = '-?(?:\\d*\\.\\d+|\\d+)';
const START = new RegExp(`^m\\s*(${NUMBER}[\\s,]*${NUMBER})(?!\\d)\\s*`);

/** A path's first `m` is absolute by definition; behind another path it would be relative. More numbers mean lines. */
function absoluteStart(d) {
  const start = START.exec(d);
  if (!start) return d;
  const rest = d.slice(start[0].length);
  return `M${start[1]}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

function pathOf([tag, a]) {
  switch (tag) {
    case 'path':
      return absoluteStart(a.d);
    case 'circle':
      return ellipse(+a.cx, +a.cy, +a.r, +a.r);
    case 'ellipse':
      return ellipse(+a.cx, +a.cy, +a.rx, +a.ry);
    case 'rect':
      return rect(a);
    case 'line':
      return `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`;
    case 'polygon':
      return `M${a.points}z`;
    case 'polyline':
      return `M${a.points}`;
    default:
      throw new Error(`No path is known for <${tag}>.`);
  }
}

async function iconData(name) {
  const { __iconData } = await import(join(source, `${name}.mjs`));
  return __iconData.node.map(pathOf).join('');
}

const HEAD =
  '// Generated by shared/ui/scripts/icons.mjs; do not edit. Icons: lucide, ISC licence, © Lucide Contributors.\n\n';

async function listOf(icons, line) {
  return (
    await Promise.all(Object.entries(icons).map(async ([ours, theirs]) => line(ours, await iconData(theirs))))
  ).join('\n');
}

const verticals = async (icons) => `export const VERTICAL_ICONS = {
${await listOf(icons, (name, path) => `  ${name}:\n    '${path}',`)}
} as const;
`;

/** One module each, so that a bundler puts each into the chunk that uses it. */
const modules = await Promise.all(
  Object.entries(ICONS).map(async ([name, theirs]) => [
    `shared/ui/src/generated/icons/${name}.ts`,
    `${HEAD}export const ${name} =\n  '${await iconData(theirs)}';\n`,
  ]),
);

export const generate = async () => ({
  ...Object.fromEntries(modules),
  'shared/ui/src/generated/icons.ts': `${HEAD}${await listOf(ICONS, (name) => `export { ${name} } from './icons/${name}.ts';`)}\n`,
  'shared/ui/src/generated/verticalIcons.ts': HEAD + (await verticals({ ...VERTICALS, ...MORE_VERTICALS })),
  // Brands choose how their verticals look, so these come with a brand.
  'shared/tokens/src/generated/verticalIcons.ts': HEAD + (await verticals(VERTICALS)),
});
