import { attributeName } from '@travel-shell/element/attributeName';
import type { AttributeContract, ElementContract } from '@travel-shell/element/contract';

/** A piece on a page, with its attributes as HTML has them: by their names in kebab case, booleans as ''. */
export interface EmbeddedPiece {
  contract: ElementContract;
  attributes: Readonly<Record<string, string>>;
}

/** Brand, locale and presentation of all pieces of a page. */
export type Looks = Readonly<Partial<Record<'brand' | 'locale' | 'presentation', string>>>;

export interface Embedding {
  looks: Looks;
  pieces: readonly EmbeddedPiece[];
}

/** A file to paste, or what to run before. */
export type Block = { name: string } & (
  | { text: string }
  /** A file of the repository, the same for all. */
  | { source: string }
);

/** The shell's origin in the guides. */
export const SHELL = 'https://shell.example.com';

/** The rule of an attribute, by its name in HTML. */
export const ruleOf = ({ attributes }: ElementContract, name: string): AttributeContract | undefined =>
  Object.entries(attributes).find(([property]) => attributeName(property) === name)?.[1];

/** The property of an attribute: `country-picker` is `countryPicker`. */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `travel-header` is `header`, as fragments call it. */
export const shortName = ({ tag }: Pick<ElementContract, 'tag'>): string => tag.replace('travel-', '');

/** The looks that the piece has attributes for. */
export const looksOf = ({ attributes }: ElementContract, looks: Looks): [name: string, value: string][] =>
  Object.entries(looks).filter(([name]) => Object.hasOwn(attributes, name));

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** JSON has double quotes, so it is between single ones. */
const quoted = (value: string) =>
  value.includes('"') ? `'${escapeText(value).replaceAll("'", '&#39;')}'` : `"${escapeText(value)}"`;

const LINE = 110;

/** `<name a b></name>` with one attribute a line where it is longer than a line. */
export function writeElement(name: string, attributes: readonly string[], indent = '', end = `></${name}>`): string[] {
  const line = `${indent}<${[name, ...attributes].join(' ')}${end}`;
  if (line.length <= LINE) return [line];
  return [`${indent}<${name}`, ...attributes.map((each) => `${indent}  ${each}`), `${indent}${end.trimStart()}`];
}

/** The piece in HTML. */
export function writeTag({ contract, attributes }: EmbeddedPiece, looks: Looks, indent = ''): string[] {
  const written = [...looksOf(contract, looks), ...Object.entries(attributes)].map(([name, value]) =>
    value === '' ? name : `${name}=${quoted(value)}`,
  );
  return writeElement(contract.tag, written, indent);
}

/** Pieces around the content of a page, in its order; any other is in it. */
const ABOVE = ['consent', 'acting-as', 'header', 'checkout-header', 'nav-drawer'];
const BELOW = ['footer', 'sign-in', 'sign-in-prompt', 'trips-drawer', 'opt-out'];

const among = (pieces: readonly EmbeddedPiece[], names: readonly string[]) =>
  names.flatMap((name) => pieces.filter(({ contract }) => shortName(contract) === name));

/** The lines of a page's body: `write` writes a piece, `content` is what the page has itself. */
export function writeBody(
  { pieces }: Embedding,
  write: (piece: EmbeddedPiece, indent: string) => readonly string[],
  content: readonly string[],
  indent = '',
): string[] {
  const around = [...ABOVE, ...BELOW];
  const inside = pieces.filter(({ contract }) => !around.includes(shortName(contract)));
  const all = (list: readonly EmbeddedPiece[], at: string) => list.flatMap((piece) => write(piece, at));
  return [
    ...all(among(pieces, ABOVE), indent),
    `${indent}<main id="main">`,
    ...content.map((line) => `${indent}  ${line}`),
    ...all(inside, `${indent}  `),
    `${indent}</main>`,
    ...all(among(pieces, BELOW), indent),
  ];
}

/** Whether the page needs consent.js. */
export const asksForConsent = ({ pieces }: Embedding): boolean =>
  pieces.some(({ contract }) => contract.tag === 'travel-consent');

/** The configuration of a page of another origin. */
export const configOf = (embedding: Embedding): Record<string, string | boolean> => ({
  apiBase: SHELL,
  ...(asksForConsent(embedding) && { consentCategories: true }),
});

/** The lines for the head of a page: its configuration, consent.js where it asks for consent, the loader. */
export function writeHead(embedding: Embedding, consent = `<script src="${SHELL}/travel-shell/consent.js"></script>`) {
  const config = Object.entries(configOf(embedding)).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  return [
    `<script type="application/json" id="travel-shell-config">{ ${config.join(', ')} }</script>`,
    ...(asksForConsent(embedding) ? [consent] : []),
    `<script async src="${SHELL}/travel-shell/loader.js"></script>`,
  ];
}

const DRAWER_RULE = 'main { margin-inline-start: var(--travel-nav-drawer-inline-size, 0) }';

/** The rule that keeps the content clear of a navigation drawer, where there is one. */
export const besideDrawer = ({ pieces }: Embedding): string[] =>
  pieces.some(({ contract }) => contract.tag === 'travel-nav-drawer') ? [DRAWER_RULE] : [];

/** Rules that keep the room of the bars at the top of the page, and of the drawer beside it. */
export function writeRoom(embedding: Embedding): string[] {
  const bars = among(embedding.pieces, ABOVE).flatMap(({ contract: { tag, reservedRoom } }) => {
    if (!reservedRoom || reservedRoom.unless || reservedRoom.isInPageOnly) return [];
    const { blockSize, wideBlockSize, wideUnless } = reservedRoom;
    const wide = `${tag}${wideUnless ? `:not([${wideUnless}])` : ''}`;
    return [
      `${tag} { display: block; min-height: ${blockSize}px }`,
      ...(wideBlockSize ? [`@media (min-width: 48em) { ${wide} { min-height: ${wideBlockSize}px } }`] : []),
    ];
  });
  return [...bars, ...besideDrawer(embedding)];
}
