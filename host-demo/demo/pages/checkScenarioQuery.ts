import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_KEYS } from '@travel-shell/core/lateConfig';
import { ApiError } from 'travel-shell-back-end/errors/ApiError.ts';
import { REPOSITORY_ROOT } from '../../repositoryRoot.ts';

/** Stands for the page's own site. */
const HERE = 'https://here.invalid';
/** Parameters that are an address. */
const ADDRESSES = ['built', 'host'];

/** The attributes of all pieces, from the list that is generated from their contracts. */
let attributes: Set<string> | undefined;
function isAttribute(name: string): boolean {
  attributes ??= new Set(
    (JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'docs/elements/custom-elements.json'), 'utf8')) as Manifest).modules
      .flatMap(({ declarations = [] }) => declarations)
      .flatMap((declaration) => declaration.attributes ?? [])
      .map((attribute) => attribute.name),
  );
  return attributes.has(name);
}

interface Manifest {
  modules: { declarations?: { attributes?: { name: string }[] }[] }[];
}

/**
 * Scenario pages take attributes and configuration from their address, so that a test or a person can try them. An
 * attacker who sends a victim such an address must gain nothing: only keys of the configuration and attributes of the pieces, and only
 * addresses of this server and those it trusts.
 * @param origins whose addresses may be configured
 * @throws ApiError VALIDATION_ERROR (400), which names what was wrong
 */
export function checkScenarioQuery(query: URLSearchParams, origins: readonly string[]): void {
  const config = parsed(query.get('config'));
  for (const [key, value] of Object.entries(config)) {
    if (!CONFIG_KEYS.includes(key)) throw refused(`config has "${key}", which is no key of the configuration`);
    for (const text of textsOf(value)) {
      if (!isTrusted(text, origins)) throw refused(`config.${key} has the address "${text}" of another site`);
    }
  }
  for (const name of ADDRESSES) {
    const text = query.get(name) ?? '';
    if (!isTrusted(text, origins)) throw refused(`${name} has the address "${text}" of another site`);
  }
  for (const [name, value] of Object.entries(parsed(query.get('attributes')))) {
    if (!isAttribute(name)) throw refused(`attributes has "${name}", which is no attribute`);
    if (typeof value !== 'string') throw refused(`attributes.${name} is no text`);
    // Some attributes hold JSON, with addresses inside.
    for (const text of attributeTexts(value)) {
      if (!isTrusted(text, origins)) throw refused(`attributes.${name} has the address "${text}" of another site`);
    }
  }
}

/** All texts of an attribute: its own, and those in its JSON. */
export const attributeTexts = (value: string): string[] => [value, ...textsOf(parsed(value))];

/** Text that does not parse is shown as it is: the kit logs it, which a scenario shows. */
function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => [key, ...textsOf(each)])
      : [];

function isTrusted(text: string, origins: readonly string[]): boolean {
  // As a browser reads it: `/\\host` and `java\tscript:` lead away, too.
  if (!URL.canParse(text, HERE)) return false;
  const { origin } = new URL(text, HERE);
  return origin === HERE || origins.includes(origin);
}

const refused = (problem: string) =>
  new ApiError(
    400,
    'VALIDATION_ERROR',
    `The query's ${problem}.`,
    'This address asks for something that is not possible.',
  );
