import { createHash } from 'node:crypto';

/** `SECRET_KEYS` for servers that tests start as `npm run serve` does. */
export const TEST_KEYS = `test:${createHash('sha256').update('of tests').digest('base64')}`;
