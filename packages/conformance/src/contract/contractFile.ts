import { existsSync } from 'node:fs';

/** The document bundled with this tool, or the one in the checkout. */
export function contractFile(): URL {
  const built = new URL('openapi.yaml', import.meta.url);
  return existsSync(built) ? built : new URL('../../../../shared/contract/openapi.yaml', import.meta.url);
}
