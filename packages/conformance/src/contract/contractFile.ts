import { existsSync } from 'node:fs';

/** The document this tool was built with; in the checkout the one that is there. */
export function contractFile(): URL {
  const built = new URL('openapi.yaml', import.meta.url);
  return existsSync(built) ? built : new URL('../../../../shared/contract/openapi.yaml', import.meta.url);
}
