import { Ajv2020 } from 'ajv/dist/2020.js';
import BRAND from '../brands/brand.schema.json' with { type: 'json' };
import { colourProblem } from './colour.mjs';
import VALUE from './value.schema.json' with { type: 'json' };

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
ajv.addKeyword({
  keyword: 'colour',
  errors: 'full',
  validate: function check(_, value, schema, { instancePath }) {
    const problem = colourProblem(value);
    check.errors = problem && [
      {
        keyword: 'colour',
        instancePath: `${instancePath}${problem.inside === undefined ? '' : `/${problem.inside}`}`,
        schemaPath: '',
        params: problem,
        parentSchema: schema,
      },
    ];
    return !problem;
  },
});
const brand = ajv.compile(BRAND);
const values = Object.fromEntries(
  Object.keys(VALUE.$defs).map((type) => [type, ajv.compile({ ...VALUE, $ref: `#/$defs/${type}` })]),
);

/** The problems of the contents of brand.json. */
export const brandProblems = (data) => problemsOf(brand, data, 'brand.json', '');

/** The problems of a token's value. */
export const valueProblems = (type, value, file, path) =>
  values[type] ? problemsOf(values[type], value, file, path) : [];

function problemsOf(validate, data, file, prefix) {
  if (validate(data)) return [];
  const told = new Set();
  return validate.errors.flatMap((error) => {
    const { instancePath, keyword, params, parentSchema } = error;
    const inside = params.missingProperty ?? params.additionalProperty;
    const path = `${prefix}${instancePath}${inside === undefined ? '' : `/${inside}`}`;
    // The first line says enough; the others only say that a choice does not fit.
    if (told.has(path) || keyword === 'if') return [];
    told.add(path);
    return { file, path, found: foundBy(error), expected: parentSchema.expected ?? expectedBy(keyword, error) };
  });
}

function foundBy({ keyword, data, params }) {
  if (keyword === 'required') return 'nothing';
  const value =
    keyword === 'additionalProperties' ? data[params.additionalProperty] : keyword === 'colour' ? params.found : data;
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function expectedBy(keyword, { params, parentSchema, message, schema }) {
  if (keyword === 'colour') return params.expected;
  if (keyword === 'required') return parentSchema.properties?.[params.missingProperty]?.expected ?? 'a value';
  if (keyword === 'additionalProperties')
    return `no such key; known: ${Object.keys(parentSchema.properties).join(', ')}`;
  if (keyword === 'enum') return `one of ${schema.join(', ')}`;
  return message;
}
