import { Contract, type Report, runConformance } from 'travel-shell-conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { DEMO_ACCOUNTS_BY_ROLE } from './accounts.ts';
import { BREAKAGES } from './breakages.ts';
import { type Breakage, startBreakingProxy } from './breakingProxy.ts';
import { runCommand } from './runCommand.ts';

const contract = Contract.load();

describe('the conformance command finds', { timeout: 60_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  }, 60_000);
  afterAll(() => server.stop());

  async function through<T>(breakage: Breakage, work: (origin: string) => Promise<T>): Promise<T> {
    const proxy = await startBreakingProxy(server.origin, breakage);
    return work(proxy.origin).finally(proxy.stop);
  }

  const check = (only: string[]) => (baseUrl: string) =>
    runConformance(contract, {
      target: { baseUrl, headers: {}, timeoutMs: 10_000 },
      accounts: DEMO_ACCOUNTS_BY_ROLE,
      only,
      skip: [],
      seed: 1,
    });

  const deviationsOf = ({ sections }: Report) =>
    sections.flatMap(({ results }) => results).filter(({ verdict }) => verdict === 'deviation');

  it('nothing through a transparent proxy', async () => {
    const names = [...new Set(Object.values(BREAKAGES).map(({ only }) => only))];
    expect(deviationsOf(await through({}, check(names)))).toEqual([]);
  });

  it.each(Object.entries(BREAKAGES))('%s', async (_name, { only, found, ...breakage }) => {
    const deviations = deviationsOf(await through(breakage, check([only])));
    const told = deviations.map((deviation) => `${deviation.check}: ${deviation.problems.join('; ')}`);
    expect(
      told.filter((line) => found.check.test(line) && found.problem.test(line)),
      told.join('\n'),
    ).not.toEqual([]);
  });

  it('and exits with 1, with the problem and how to repeat it', async () => {
    const { 'a missing field': breakage } = BREAKAGES;
    const { code, output } = await through(breakage ?? {}, (origin) => runCommand(origin, ['--only', 'getAuthState']));
    expect(code).toBe(1);
    expect(output).toContain('✗ getAuthState');
    expect(output).toContain("must have required property 'businessState'");
    expect(output).toMatch(/repeat {4}curl -i -X GET 'http:\/\/127\.0\.0\.1:\d+\/horizon\//);
  });
});
