import { isHttpAddress } from '@travel-shell/core';
import { VIEW_JUMPS } from '@travel-shell/tokens';

const BOOLEAN = new Set(['newTab', 'active', 'hidden', 'deferredLink', 'animate']);

/** The error in the value of `items`, worded to complete "Expected …"; undefined when valid. */
export function checkItems(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'an array of navigation items';
  for (const index of value.keys()) {
    const problem = checkItem(value[index]);
    if (problem) return `item ${index} to have ${problem}`;
  }
  return undefined;
}

function checkItem(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return 'both verticalName and url';
  const fields = item as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    const type = BOOLEAN.has(name) ? 'boolean' : 'string';
    const given = typeof value;
    if (given !== type) return `a ${type} as ${name}`;
  }
  if (!fields.verticalName || !fields.url) return 'both verticalName and url';
  if (!isHttpAddress(String(fields.url))) return 'an http(s) or relative address as url';
  if (fields.viewJump && !VIEW_JUMPS.some((jump) => jump === fields.viewJump)) {
    return `one of ${VIEW_JUMPS.join(', ')} as viewJump`;
  }
  return undefined;
}
