/** `npm run rotate-secrets`: encrypts the database's secrets with the first key of SECRET_KEYS. */
import { run } from './steps.mjs';

const { code } = await run('node', ['--disable-warning=ExperimentalWarning', 'packages/back-end/src/rotateSecrets.ts']);
process.exit(code);
