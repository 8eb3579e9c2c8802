import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { constantRate, type Latencies, percentile } from './constantRate.ts';

const WARM_UP = { perSecond: 100, seconds: 3 };

/** The core that a server under load is tied to, where there are others for whoever asks. */
export const oneCore: number | undefined = process.platform === 'linux' && cpus().length > 1 ? 0 : undefined;

interface Asked {
  path: string;
  cookie: string;
  /** The answer contains it. */
  expected: string;
}

/** GET requests at a constant rate, after a warm-up; `next` says which. */
export async function getLoad(
  origin: string,
  load: { perSecond: number; seconds: number },
  next: () => Asked,
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const send = () =>
    new Promise<boolean>((resolve) => {
      const { path, cookie, expected } = next();
      const call = request(origin + path, { agent, headers: { cookie } }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(response.statusCode === 200 && text.includes(expected)));
        response.on('error', () => resolve(false));
      });
      call.on('error', () => resolve(false));
      call.end();
    });
  try {
    await constantRate(WARM_UP, send);
    return await constantRate(load, send);
  } finally {
    agent.destroy();
  }
}

export function showLatencies({ perSecond }: { perSecond: number }, latencies: Latencies): string {
  const at = (share: number) => percentile(latencies, share).toFixed(1);
  return (
    `${latencies.sent} requests at ${perSecond}/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ` +
    `slowest ${at(1)} ms, ${latencies.failed} failed, server ${oneCore === undefined ? 'NOT ' : ''}tied to one core`
  );
}
