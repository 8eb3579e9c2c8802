import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Mail } from 'travel-shell-back-end/areas/mail/Mail.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { snippetOf } from '../../../../scripts/guideSnippets.ts';
import { REPOSITORY_ROOT } from '../../../repositoryRoot.ts';
import { databaseOfAnswers, serverUrl } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const TOKEN = 'a-token-for-prometheus';

describe.each(databaseOfAnswers)('metrics and request ids on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({ metricsToken: TOKEN, trustProxy: true, proxyNumbersRequests: true }));
  const scrape = (authorization?: string, origin = context.server.origin) =>
    fetch(`${origin}/metrics`, { headers: authorization ? { authorization } : {} });

  it('has metrics for whoever has the token, by route', async () => {
    await fetch(`${context.server.origin}/healthz`);
    const response = await scrape(`Bearer ${TOKEN}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toMatch(
      /travel_shell_http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/,
    );
    expect(text).toContain('travel_shell_process_cpu_seconds_total');
    expect(text).toContain('travel_shell_shed_total 0');
  });

  it('answers as docs/operations.md configures Prometheus', async () => {
    const { scrape_configs: jobs } = parse(snippetOf('docs/operations.md', 'scrape_configs:'));
    expect(jobs).toHaveLength(1);
    // With Prometheus' own defaults.
    const { scheme = 'http', metrics_path: path = '/metrics', authorization } = jobs[0];
    const { host } = new URL(context.server.origin);
    const header = `${authorization.type ?? 'Bearer'} ${TOKEN}`;
    expect((await fetch(`${scheme}://${host}${path}`, { headers: { authorization: header } })).status).toBe(200);
  });

  it('counts what limits refuse', async () => {
    for (let i = 0; i < 6; i++) await context.visit().logIn('nobody@example.com', { passwd: 'wrong' });
    expect(await (await scrape(`Bearer ${TOKEN}`)).text()).toMatch(/travel_shell_refused_total\{action="login"\} 1/);
  });

  it('has every metric and label that the queries of docs/operations.md ask for', async () => {
    await fetch(`${context.server.origin}/healthz`);
    for (let i = 0; i < 6; i++) await context.visit().logIn('guessed@example.com', { passwd: 'wrong' });
    const guide = readFileSync(join(REPOSITORY_ROOT, 'docs/operations.md'), 'utf8');
    const queries = [...guide.matchAll(/^\| [^|]+\| `([^`]*travel_shell_[^`]*)` +\|/gm)].map(([, query = '']) => query);
    expect(queries.length).toBeGreaterThan(10);
    const text = await (await scrape(`Bearer ${TOKEN}`)).text();
    for (const query of queries) {
      const grouped = /\bby \(([^)]*)\)/.exec(query)?.[1]?.split(', ') ?? [];
      const found = [...query.matchAll(/(travel_shell_\w+)(?:\{(\w+)=(~?)"([^"]*)"\})?/g)];
      for (const [, name = '', label, isPattern, value] of found) {
        // PGlite has no pool.
        if (name.startsWith('travel_shell_database_') && !serverUrl) continue;
        const samples = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
        expect(samples, query).not.toEqual([]);
        for (const one of [...grouped, ...(label ? [label] : [])]) {
          expect(samples.join('\n'), query).toContain(`${one}="`);
        }
        if (label && !isPattern) expect(samples.join('\n'), query).toContain(`${label}="${value}"`);
      }
    }
  });

  it('tells how many mails wait, and for how long', async () => {
    const mails = new Mail(context.db, true);
    for (const kind of ['first', 'second', 'sent'])
      await mails.send({ to: 'a@b.example', subject: 'S', text: 'T', kind });
    const change = (kind: string) => context.db.updateTable('outbox').where('kind', '=', kind);
    await change('first').set({ tries: 2, sent_at: sql`now() - interval '90 seconds'` }).execute();
    await change('sent').set({ next_try_at: null }).execute();
    const text = await (await scrape(`Bearer ${TOKEN}`)).text();
    expect(text).toContain('travel_shell_mails{state="new"} 1\n');
    expect(text).toContain('travel_shell_mails{state="failed"} 1\n');
    expect(text).toMatch(/^travel_shell_mail_oldest_seconds 9\d\./m);
  });

  it('puts no path of a visitor into a label', async () => {
    await fetch(`${context.server.origin}/s/ident/reset?token=secret`);
    await fetch(`${context.server.origin}/nothing/at/ada@example.com`);
    const text = await (await scrape(`Bearer ${TOKEN}`)).text();
    expect(text).not.toContain('ada@example.com');
    expect(text).not.toContain('secret');
    expect(text).toContain('route="none"');
  });

  it('has no metrics for anyone else, nor without a token configured', async () => {
    for (const given of [undefined, TOKEN, 'Bearer wrong']) expect((await scrape(given)).status).toBe(404);
    const without = await startTestServer({ database: context.db });
    const answer = await (await scrape('Bearer undefined', without.origin)).text();
    expect(answer, 'the demo has a page for each address').not.toContain('travel_shell_');
    await without.stop();
  });

  it('names the request in the response and in the log, by the proxy’s id if it is one', async () => {
    const ask = async (id?: string) => {
      const response = await fetch(`${context.server.origin}/healthz`, { headers: id ? { 'x-request-id': id } : {} });
      return response.headers.get('x-request-id') ?? '';
    };
    const own = await ask();
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask('edge-0123456789')).toBe('edge-0123456789');
    expect(await ask('"},{"level":60')).toMatch(/^[0-9a-f-]{36}$/);
    const log = context.server.log.join('');
    expect(log).toContain(`"reqId":"${own}"`);
    expect(log).toContain('"reqId":"edge-0123456789"');
    expect(log).not.toContain('{"level":60');
  });

  it.each([
    ['without a proxy', {}],
    ['behind a proxy that passes it on', { trustProxy: true }],
    ['without a proxy that is said to replace it', { proxyNumbersRequests: true }],
  ])('takes no id from a visitor %s', async (_title, options) => {
    const server = await startTestServer({ database: context.db, ...options });
    const headers = { 'x-request-id': 'forged-0123456789' };
    expect((await fetch(`${server.origin}/healthz`, { headers })).headers.get('x-request-id')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect(server.log.join('')).not.toContain('forged');
    await server.stop();
  });
});
