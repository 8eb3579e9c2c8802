/** Elements of a logo. Nothing else is ever made, whatever a file says. */
const ELEMENTS =
  /^(g|defs|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath|mask)$/;
/** Attributes that would run, load or be more than a shape; React takes `style` and `children` for its own. */
const FORBIDDEN = /^(on.*|.*href|style|class.*|children|key|ref|dangerously.*|src)$/i;
const ADDRESS = /^(https?:\/\/|\/(?!\/))/;

const LINKS = ['home', 'homeAos', 'trips', 'help', 'account'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

function isNode(node: unknown): boolean {
  if (!Array.isArray(node)) return false;
  const [name, attributes, ...children] = node;
  return (
    isText(name) &&
    ELEMENTS.test(name) &&
    isObject(attributes) &&
    Object.entries(attributes).every(
      ([key, value]) => !FORBIDDEN.test(key) && isText(value) && !/url\((?!#)/i.test(value),
    ) &&
    children.every(isNode)
  );
}

const isLocalText = (value: unknown) => isText(value) || (isObject(value) && Object.values(value).every(isText));
const isOptional = (fits: (value: unknown) => boolean) => (value: unknown) => value === undefined || fits(value);
const isListOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits);
const isAddress = (value: unknown) => isText(value) && ADDRESS.test(value);

const isItem = (item: unknown) =>
  isObject(item) &&
  isText(item.verticalName) &&
  isAddress(item.url) &&
  [item.text, item.ariaLabel, item.flagText].every(isOptional(isLocalText));
const isLink = (link: unknown) => isObject(link) && isLocalText(link.text) && isAddress(link.url);
const isGroup = (group: unknown) =>
  isObject(group) && isOptional(isLocalText)(group.heading) && isListOf(isLink)(group.links);
const isSite = (site: unknown) => isObject(site) && isText(site.name) && isAddress(site.url);

const isPart = (part: unknown) =>
  isObject(part) && isText(part.viewBox) && Array.isArray(part.nodes) && part.nodes.every(isNode);

const RULES: Record<string, (value: unknown) => boolean> = {
  format: (value) => value === 1,
  id: (value) => isText(value) && /^[a-z][a-z\d-]*$/.test(value),
  name: (value) => isText(value) && value !== '',
  logo: (value) => isObject(value) && isPart(value.mark) && Object.values(value).every(isPart),
  navigation: isListOf(isItem),
  navigationScale: (value) => typeof value === 'number',
  icons: (value) => isObject(value) && isText(value.unknown) && Object.values(value).every(isText),
  links: (value) => isObject(value) && LINKS.every((name) => name in value) && Object.values(value).every(isAddress),
  footer: isOptional(
    (value) =>
      isObject(value) &&
      isOptional(isLocalText)(value.description) &&
      [value.company, value.contact, value.more].every(isOptional(isGroup)) &&
      isOptional(isListOf(isSite))(value.social) &&
      isOptional(isListOf(isLink))(value.legal),
  ),
  typeface: (value) => value === undefined || (isText(value) && /^https?:\/\//.test(value)),
  // Values of tokens; nothing in them loads anything.
  css: (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((text) => isText(text) && !/url\(|@import|<\/style/i.test(text)),
};

/** The first problem of a built brand, if any, as a sentence. */
export function brandProblem(brand: unknown): string | undefined {
  if (!isObject(brand)) return 'It is not an object.';
  const wrong = Object.keys(RULES).find((key) => !RULES[key]?.(brand[key]));
  return wrong && `Its ${wrong} is not as expected.`;
}
