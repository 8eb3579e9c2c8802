import { VIEW_JUMPS } from '@travel-shell/tokens';

const BOOLEAN = new Set(['newTab', 'active', 'hidden', 'deferredLink', 'animate']);

/** What is wrong with the value of `items`, in words that complete "Expected …"; undefined when it is fine. */
export function checkItems(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'an array of navigation items';
  for (const [index, item] of value.entries()) {
    const problem = checkItem(item);
    if (problem) return `item ${index} to have ${problem}`;
  }
  return undefined;
}

function checkItem(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return 'the form { "verticalName": …, "url": … }';
  const fields = item as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    const type = BOOLEAN.has(name) ? 'boolean' : 'string';
    const given = typeof value;
    if (given !== type) return `a ${type} as ${name}`;
  }
  if (!fields.verticalName || !fields.url) return 'both verticalName and url';
  if (!isSafeUrl(String(fields.url))) return 'an http(s) or relative address as url';
  if (fields.viewJump && !VIEW_JUMPS.some((jump) => jump === fields.viewJump)) {
    return `one of ${VIEW_JUMPS.join(', ')} as viewJump`;
  }
  return undefined;
}

/** A `javascript:` address in an attribute a host fills from its data would run as script. */
function isSafeUrl(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://host.invalid').protocol);
  } catch {
    return false;
  }
}
