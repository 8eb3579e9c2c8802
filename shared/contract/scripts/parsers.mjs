/**
 * Generates TypeScript response parsers from the schemas of openapi.yaml: one file for each schema, so that a piece's
 * chunk contains only those of its own calls.
 */

const HEADING = '// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n';
export const JSON_TYPE = 'application/json';
const REF = '#/components/schemas/';

/** File name -> source, for every JSON response of the document and the schemas it uses. */
export function parserFiles(document) {
  const schemas = document.components.schemas;
  const wanted = new Map();
  const want = (name) => {
    if (wanted.has(name)) return;
    if (!schemas[name]) throw new Error(`openapi.yaml: there is no schema "${name}".`);
    wanted.set(name, { type: `Schema<'${name}'>`, imports: `import type { Schema } from '../../schemas.ts';` });
    wanted.get(name).source = writeParser(schemas[name], `components > schemas > ${name}`, want, (other) =>
      reaches(schemas, other, name),
    );
  };

  for (const [path, item] of Object.entries(document.paths)) {
    for (const operation of Object.values(item)) {
      for (const [status, given] of Object.entries(operation.responses ?? {})) {
        const schema = resolve(document, given).content?.[JSON_TYPE]?.schema;
        if (!schema) continue;
        const name = answerName(operation, schema);
        if (schema.$ref) {
          want(name);
          continue;
        }
        if (!status.startsWith('2')) throw new Error(`${path} ${status}: name this schema under components > schemas.`);
        if (schemas[name]) throw new Error(`${path}: use the schema ${name} for the answer, or name it otherwise.`);
        wanted.set(name, {
          type: `operations['${operation.operationId}']['responses'][${status}]['content']['${JSON_TYPE}']`,
          imports: `import type { operations } from '../openapi.ts';`,
          source: writeParser(schema, `${operation.operationId} ${status}`, want),
        });
      }
    }
  }
  return Object.fromEntries([...wanted].map(([name, parser]) => [`parse${name}.ts`, toFile(name, parser)]));
}

/** The name of an answer's schema: its own, or one after its operation. */
export const answerName = ({ operationId }, schema) =>
  schema.$ref ? nameOf(schema.$ref) : `${operationId[0].toUpperCase()}${operationId.slice(1)}Answer`;

function toFile(name, { type, imports, source }) {
  const { code, uses, refs } = source;
  const lines = [
    HEADING,
    `import { ${['type Parse', ...[...uses].sort()].join(', ')} } from '@travel-shell/contract/parse';`,
    imports,
    ...[...refs]
      .filter((ref) => ref !== name)
      .sort()
      .map((ref) => `import { parse${ref} } from './parse${ref}.ts';`),
    '',
    `export const parse${name}: Parse<${type}> = ${code};`,
    '',
  ];
  return lines.join('\n');
}

/** The expression that builds a schema's parser, with the combinators and the other parsers it uses. */
function writeParser(schema, at, want, leadsBack = () => false) {
  const uses = new Set();
  const refs = new Set();
  const use = (name, ...parts) => {
    uses.add(name);
    return parts.length === 0 ? name : `/*#__PURE__*/ ${name}(${parts.join(', ')})`;
  };

  function write(node, where) {
    if (node === true || node === undefined) return use('anything');
    if (node['x-lenient'] === undefined) return writeStrict(node, where);
    if (node.type === 'array') {
      if (node['x-lenient'] !== 'drop') throw new Error(`${where}: x-lenient of a list can only be "drop".`);
      return use('listOfKnown', write(node.items, `${where} > items`));
    }
    return use('lenient', writeStrict(node, where), JSON.stringify(node['x-lenient']));
  }

  function writeStrict(node, where) {
    if (node.$ref) {
      const name = nameOf(node.$ref);
      refs.add(name);
      want(name);
      // Modules load one after another, so a circular reference between schemas must be resolved lazily.
      return leadsBack(name) ? `(value, path) => parse${name}(value, path)` : `parse${name}`;
    }
    const types = [node.type].flat();
    if (types.length > 1) {
      const rest = types.filter((type) => type !== 'null');
      const each = rest.map((type) =>
        write({ ...node, type, enum: node.enum?.filter((value) => value !== null) }, where),
      );
      const one = each.length === 1 ? each[0] : use('firstOf', ...each);
      return rest.length < types.length ? use('nullable', one) : one;
    }
    const choices = node.oneOf ?? node.anyOf;
    if (choices) {
      const rest = choices.filter((choice) => choice.type !== 'null');
      const each = rest.map((choice, index) => write(choice, `${where} > ${index}`));
      const one = each.length === 1 ? each[0] : use('firstOf', ...each);
      const all = rest.length < choices.length ? use('nullable', one) : one;
      if (!node.properties && !node.allOf) return all;
      const { oneOf: _, anyOf: __, ...others } = node;
      return use('every', write(others, where), all);
    }
    if (node.allOf) {
      const { allOf, ...own } = node;
      const each = allOf.map((part, index) => write(part, `${where} > allOf ${index}`));
      return use(
        'every',
        ...(own.properties || own.required ? [write({ ...own, type: 'object' }, where)] : []),
        ...each,
      );
    }
    if (node.const === null) return use('nothing');
    if (node.const !== undefined) return use('oneOf', JSON.stringify(node.const));
    if (node.enum) return use('oneOf', ...node.enum.map((value) => JSON.stringify(value)));
    switch (node.type) {
      case 'string':
        return use(node.format === 'uri-reference' || node.format === 'uri' ? 'link' : 'string');
      case 'integer':
      case 'number':
        return use('number');
      case 'boolean':
        return use('boolean');
      case 'null':
        return use('nothing');
      case 'array':
        return use('listOf', write(node.items, `${where} > items`));
      case 'object':
        return writeObject(node, where);
      case undefined:
        if (node.properties) return writeObject(node, where);
        return use('anything');
      default:
        throw new Error(`${where}: there is no parser for the type ${JSON.stringify(node.type)}.`);
    }
  }

  function writeObject(node, where) {
    const required = new Set(node.required ?? []);
    const properties = node.properties ?? {};
    for (const name of required) properties[name] ??= undefined;
    const fields = Object.entries(properties).map(([name, property]) => {
      const parser = write(property, `${where} > ${name}`);
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
      return `${key}: ${required.has(name) ? parser : use('optional', parser)}`;
    });
    const rest = node.additionalProperties;
    if (fields.length > 0 && typeof rest === 'object')
      throw new Error(`${where}: there is no parser for named fields beside additionalProperties of a schema.`);
    if (fields.length === 0 && typeof rest === 'object') return use('mapOf', write(rest, `${where} > *`));
    return use('object', fields.length === 0 ? '{}' : `{\n  ${fields.join(',\n  ')},\n}`);
  }

  const code = write(schema, at);
  return { code, uses, refs };
}

/** Whether the schema `from` contains the schema `to` at any depth, or equals it. */
function reaches(schemas, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const refs = JSON.stringify(schemas[from] ?? {}).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  return [...refs].some(([, name]) => reaches(schemas, name, to, seen));
}

function nameOf(ref) {
  if (!ref.startsWith(REF)) throw new Error(`openapi.yaml: ${ref} should point below ${REF}.`);
  return ref.slice(REF.length);
}

export function resolve(document, node) {
  if (!node.$ref) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((inner, key) => inner[key], document);
}
