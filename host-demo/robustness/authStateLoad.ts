import { Agent, request } from 'node:http';
import { Visitor } from '../server/testing/Visitor.ts';
import { constantRate, type Latencies } from './constantRate.ts';
import { startMain } from './startMain.ts';

const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const WARM_UP = { perSecond: 100, seconds: 3 };

/** The auth state of a signed-in company member, the most expensive one, at a constant rate; one server on one core. */
export async function authStateLoad(
  databaseUrl: string,
  load: { perSecond: number; seconds: number },
  core: number | undefined,
): Promise<Latencies> {
  const server = await startMain({ DATABASE_URL: databaseUrl }, core);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  try {
    const visitor = new Visitor(server.origin);
    await visitor.logIn('grace@example.com');
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = () =>
      new Promise<boolean>((resolve) => {
        const call = request(server.origin + AUTH_STATE, { agent, headers: { cookie } }, (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => resolve(response.statusCode === 200 && text.includes('"loggedInSession":true')));
        });
        call.on('error', () => resolve(false));
        call.end();
      });
    await constantRate(WARM_UP, send);
    return await constantRate(load, send);
  } finally {
    agent.destroy();
    await server.end('SIGTERM');
  }
}
