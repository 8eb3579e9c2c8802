/** The demo's server, as a site has it that shows the screens of a piece of its own. */

import { readEnvironment } from 'travel-shell-back-end/configuration/readEnvironment.ts';
import { stopOnSignal } from 'travel-shell-back-end/configuration/stopOnSignal.ts';
import { createDemoServer } from '../../demo/createDemoServer.ts';

const { port, host, drainSeconds, options } = readEnvironment(process.env);
const app = await createDemoServer({ ...options, screens: [{ piece: 'desk', below: '/desk' }] });
stopOnSignal(app, { drainSeconds });
console.log(`Travel Shell listens on ${await app.listen({ port, host })}/`);
