/** Generates the values of each schema that has a list of them. */

const HEADING = '// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n';

/** The source of values.ts: `PolicyVertical` is `POLICY_VERTICALS`, in the document's order. */
export const valuesFile = ({ components }) =>
  [
    HEADING,
    ...Object.entries(components.schemas).flatMap(([name, { enum: values }]) => (values ? list(name, values) : [])),
  ].join('\n');

const list = (name, values) => `export const ${constantOf(name)} = [\n${values.map(line).join('')}] as const;\n`;

const line = (value) => `  '${value}',\n`;

const constantOf = (name) => plural(name.replace(/\B[A-Z]/g, '_$&').toUpperCase());

const plural = (word) => (word.endsWith('Y') ? `${word.slice(0, -1)}IES` : `${word}${word.endsWith('S') ? 'ES' : 'S'}`);
