/** `npm run requirements`: writes docs/requirements.md; `-- --missing` prints the requirements that nothing proves. */
import '../requirements.mjs';
