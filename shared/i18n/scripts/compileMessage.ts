import { type ArgumentUse, argumentsOf } from './argumentsOf.ts';
import { type Message, TYPE } from './parseMessage.ts';

/** Functions of this package that generated modules call, by the subpath they are imported from. */
export const HELPERS = {
  plural: '@travel-shell/i18n/plural',
  formatNumber: '@travel-shell/i18n/numbers',
  formatDate: '@travel-shell/i18n/dates',
  isolateForeign: '@travel-shell/i18n/isolate',
} as const;

type Helper = keyof typeof HELPERS;

export interface CompiledMessage {
  /** A string literal, or a function of the arguments. */
  expression: string;
  helpers: ReadonlySet<Helper>;
}

/**
 * Compiles a message to TypeScript. Without formatters it is string concatenation, so that a piece without plurals has no
 * runtime (D-15) but for the few lines that isolate names. A message with tags gives an array of its texts and the results of
 * the tag functions.
 */
export function compileMessage(message: Message, tag: string): CompiledMessage {
  const helpers = new Set<Helper>();
  const locale = quote(tag);

  const call = (helper: Helper, ...args: (string | undefined)[]): string => {
    helpers.add(helper);
    return `${helper}(${[locale, ...args].filter((arg) => arg !== undefined).join(', ')})`;
  };

  /** One element as an expression; those that give an array, in a rich message, are spread by `sequence`. */
  const expressionOf = (element: Message[number], isRich: boolean): { code: string; isArray?: boolean } => {
    switch (element.type) {
      case TYPE.literal:
        return { code: quote(element.value) };
      case TYPE.pound:
        return { code: 'n' };
      case TYPE.argument:
        return { code: call('isolateForeign', referTo(element.value)) };
      case TYPE.number:
        return { code: call('formatNumber', referTo(element.value), numberOptions(element.style)) };
      case TYPE.date:
        return { code: call('formatDate', referTo(element.value), dateOptions('dateStyle', element.style)) };
      case TYPE.time:
        return { code: call('formatDate', referTo(element.value), dateOptions('timeStyle', element.style)) };
      case TYPE.tag:
        if (hasTags(element.children)) throw new Error(`has a tag inside <${element.value}>; tags cannot be nested`);
        return { code: `${referTo(element.value)}(${text(element.children)})` };
      case TYPE.select: {
        const { other, ...cases } = element.options;
        const value = referTo(element.value);
        const chain = Object.entries(cases).map(
          ([name, option]) => `${value} === ${quote(name)} ? ${sequence(option.value, isRich)} : `,
        );
        return { code: `(${chain.join('')}${sequence(other?.value ?? [], isRich)})`, isArray: isRich };
      }
      case TYPE.plural: {
        const cases = Object.entries(element.options).map(([selector, { value }]) => {
          const name = /^\w+$/.test(selector) ? selector : quote(selector);
          return `${name}: ${hasPound(value) ? '(n: string) => ' : ''}${sequence(value, isRich)}`;
        });
        const type = element.pluralType === 'ordinal' ? quote('ordinal') : undefined;
        const offset = element.offset || type ? String(element.offset) : undefined;
        return {
          code: call('plural', referTo(element.value), `{ ${cases.join(', ')} }`, offset, type),
          isArray: isRich,
        };
      }
    }
  };

  const text = (part: Message): string => {
    const [first, ...rest] = part;
    if (!first) return "''";
    if (rest.length === 0 && first.type === TYPE.literal) return quote(first.value);
    const pieces = part.map((element) =>
      element.type === TYPE.literal ? escapeTemplate(element.value) : `\${${expressionOf(element, false).code}}`,
    );
    return `\`${pieces.join('')}\``;
  };

  const sequence = (part: Message, isRich: boolean): string => {
    if (!isRich) return text(part);
    const items = part.map((element) => {
      const { code, isArray } = expressionOf(element, true);
      return isArray ? `...${code}` : code;
    });
    return `[${items.join(', ')}]`;
  };

  const body = sequence(message, hasTags(message));
  const expression = argumentsOf(message).size === 0 ? body : `(v) => ${body}`;
  return { expression, helpers };
}

const TYPES: Partial<Record<ArgumentUse, string>> = {
  number: 'number',
  plural: 'number',
  selectordinal: 'number',
  date: 'DateInput',
  time: 'Date | number',
  tag: '(content: string) => T',
};

/** The type of a message: `string`, or a function of its arguments. */
export function typeOfMessage(message: Message): string {
  const args = [...argumentsOf(message)];
  if (args.length === 0) return 'string';
  const fields = args.map(([name, uses]) => {
    const typed = [...uses].map((use) => TYPES[use] ?? (use.startsWith('select') ? 'string' : undefined));
    return `${name}: ${typed.find((type) => type !== undefined) ?? 'string | number'}`;
  });
  const [generic, result] = hasTags(message) ? ['<T>', '(string | T)[]'] : ['', 'string'];
  return `${generic}(v: { ${fields.join('; ')} }) => ${result}`;
}

const hasTags = (message: Message): boolean =>
  message.some(
    (element) =>
      element.type === TYPE.tag ||
      ((element.type === TYPE.plural || element.type === TYPE.select) &&
        Object.values(element.options).some(({ value }) => hasTags(value))),
  );

/** Whether this branch uses `#`: a nested plural has its own number. */
const hasPound = (message: Message): boolean =>
  message.some(
    (element) =>
      element.type === TYPE.pound ||
      (element.type === TYPE.tag && hasPound(element.children)) ||
      (element.type === TYPE.select && Object.values(element.options).some(({ value }) => hasPound(value))),
  );

const referTo = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? `v.${name}` : `v[${quote(name)}]`);

export const quote = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const escapeTemplate = (value: string) => value.replace(/[\\`]|\$(?=\{)/g, '\\$&');

const NUMBER_STYLES: Readonly<Record<string, object>> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};

function numberOptions(style: string | object | null | undefined): string | undefined {
  if (!style) return undefined;
  if (typeof style === 'object') return JSON.stringify((style as { parsedOptions: object }).parsedOptions);
  const options = NUMBER_STYLES[style];
  if (!options) throw new Error(`has the unknown number style “${style}”; use integer, percent or a skeleton (::…)`);
  return JSON.stringify(options);
}

const DATE_STYLES = ['short', 'medium', 'long', 'full'];

function dateOptions(kind: 'dateStyle' | 'timeStyle', style: string | object | null | undefined): string {
  if (typeof style === 'object' && style) return JSON.stringify((style as { parsedOptions: object }).parsedOptions);
  const name = style || (kind === 'dateStyle' ? 'medium' : 'short');
  if (!DATE_STYLES.includes(name)) {
    throw new Error(`has the unknown style “${name}” of a date; use ${DATE_STYLES.join(', ')} or a skeleton (::…)`);
  }
  return JSON.stringify({ [kind]: name });
}
