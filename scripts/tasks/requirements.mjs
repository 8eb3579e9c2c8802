/** `npm run requirements`: writes dist/requirements.md, what proves each; `-- --missing` prints the requirements that nothing proves. */
import '../requirements.mjs';
