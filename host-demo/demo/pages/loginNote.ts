import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { accountTable } from './indexPage.ts';

/** Below the form of `/login`. */
export const loginNote = `<p>New here? <a href="/business/get-started">Travel as a company</a></p>
<details>
<summary>Accounts of this demo</summary>
<p>The password of each is <code>${DEMO_PASSWORD}</code>.</p>
${accountTable()}
</details>
`;
