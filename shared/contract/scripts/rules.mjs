/**
 * Generates the rules of forms from the request bodies of openapi.yaml: one file for each schema, so that a piece's chunk
 * contains only those of its own forms. Fields of an object within are named `address.city`, the object itself is a group.
 */

const HEADING = '// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n';

/**
 * The kind of text that a contract's pattern means to a visitor, for a message that says more than "not in the right
 * form".
 */
const KINDS = [
  [/^\^https:\/\//, 'https'],
  [/^\^\\\+\?\[0-9\]/, 'phone'],
];
/** The kinds that formats mean. */
const FORMATS = {
  ...{ email: 'email', date: 'day', password: 'secret' },
  ...{ 'country-code': 'country', 'currency-code': 'currency' },
};

/** Keywords that a rule is made of. */
const WRITTEN = [
  ...['type', 'enum', 'const', 'pattern', 'format', 'contentMediaType', 'isNullable', 'properties', 'required'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'items', 'maxItems', 'uniqueItems'],
  ...['x-types', 'x-max-bytes', 'x-max-pixels'],
];
/** Words for readers, and what no visitor can do wrong. Rules between fields: a form has them in its `check`. */
const LEFT_OUT = [
  ...['description', 'default', 'x-spec', 'x-open-point', 'x-lenient', 'additionalProperties', 'unevaluatedProperties'],
  ...['dependentRequired', 'if', 'then'],
];

/** A keyword that is in neither list would be a rule that the form does not have, in silence. */
function checkKeywords(schema, at) {
  const unknown = Object.keys(schema).filter((keyword) => ![...WRITTEN, ...LEFT_OUT].includes(keyword));
  if (unknown.length > 0) throw new Error(`openapi.yaml: ${at} has ${unknown.join(', ')}, of which no rule is made.`);
}

/** File name -> source, for each named schema of a request's body that has fields. */
export function ruleFiles(document) {
  const files = {};
  for (const item of Object.values(document.paths)) {
    for (const { requestBody } of Object.values(item)) {
      for (const { schema } of Object.values((requestBody && resolve(document, requestBody).content) ?? {})) {
        const name = schema.$ref?.split('/').at(-1);
        const rules = name && rulesOf(document, schema);
        if (!rules || Object.keys(rules).length === 0) continue;
        const variable = `${name[0].toLowerCase()}${name.slice(1)}Rules`;
        files[`${variable}.ts`] = [
          HEADING,
          `import type { Rules } from '../../rule.ts';`,
          '',
          `export const ${variable} = {`,
          ...Object.entries(rules).map(([field, rule]) => `  ${propertyName(field)}: ${write(rule)},`),
          '} as const satisfies Rules;',
          '',
        ].join('\n');
      }
    }
  }
  return files;
}

function rulesOf(document, given, path = '') {
  const schema = flat(document, given);
  checkKeywords(schema, path || given.$ref);
  const rules = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const inner = flat(document, property);
    const isRequired = (schema.required ?? []).includes(name);
    const at = path ? `${path}.${name}` : name;
    if (inner.properties) {
      const group = { type: 'group', required: isRequired && !inner.isNullable, nullable: inner.isNullable };
      Object.assign(rules, { [at]: without(group) }, rulesOf(document, inner, at));
    } else rules[at] = ruleOf(document, inner, isRequired, at);
  }
  return rules;
}

function ruleOf(document, schema, isRequired, at) {
  checkKeywords(schema, at);
  const { isNullable, pattern, format, enum: choices } = schema;
  const type = typeOf(choices || typeof schema.const === 'string' ? { type: 'string' } : schema);
  if (!type) throw new Error(`openapi.yaml: there is no rule for ${at}: ${JSON.stringify(schema)}`);
  const kind = FORMATS[format] ?? KINDS.find(([looks]) => pattern && looks.test(pattern))?.[1];
  // A visitor may leave a required field empty if an empty text fits.
  const fitsEmpty = !choices && !format && !(schema.minLength > 0) && new RegExp(pattern ?? '', 'u').test('');
  return without({
    type,
    required: isRequired && !isNullable && !(type === 'text' && fitsEmpty) && !['boolean', 'list'].includes(type),
    nullable: isNullable,
    kind,
    format: format === 'uri' || format === 'uri-reference' ? format : undefined,
    minLength: schema.minLength,
    maxLength: schema.maxLength,
    pattern,
    choices:
      choices?.filter((choice) => choice !== null) ?? (typeof schema.const === 'string' ? [schema.const] : undefined),
    min: schema.minimum,
    max: schema.maximum,
    maxItems: schema.maxItems,
    isUnique: schema.uniqueItems,
    types: schema['x-types'],
    maxBytes: schema['x-max-bytes'],
    maxPixels: schema['x-max-pixels'],
    item: type === 'list' ? ruleOf(document, flat(document, schema.items), false, `${at}[]`) : undefined,
  });
}

function typeOf({ type, contentMediaType }) {
  if (contentMediaType) return 'file';
  return { string: 'text', array: 'list', integer: 'integer', number: 'number', boolean: 'boolean', object: 'object' }[
    [type].flat().find((one) => one !== 'null')
  ];
}

/** The schema without references and without the choice of null, which becomes `isNullable`. */
function flat(document, schema) {
  // `x-rule`: the server refuses by this schema, with an error at the field, after a laxer check of the whole body.
  if (schema['x-rule']) return flat(document, { ...resolve(document, { $ref: schema['x-rule'] }) });
  if (schema.$ref) {
    const { $ref: _, ...own } = schema;
    return flat(document, { ...resolve(document, schema), ...own });
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (!choices) return { ...schema, isNullable: schema.isNullable || [schema.type].flat().includes('null') };
  const rest = choices.filter(({ type }) => type !== 'null');
  // Several shapes cannot be the rule of one field.
  if (rest.length !== 1) return { type: 'object' };
  return { ...flat(document, rest[0]), isNullable: rest.length < choices.length };
}

/** Without what does not apply. */
const without = (rule) =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined && value !== false));

const propertyName = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name));

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function write(value) {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${write(inner)}`)
    .join(', ')} }`;
}

function resolve(document, node) {
  if (!node.$ref) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((inner, key) => inner[key], document);
}
