import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { BREAKAGES } from './breakages.ts';
import { startBreakingProxy } from './breakingProxy.ts';
import { runCommand } from './runCommand.ts';

interface JsonReport {
  operations: { name: string; checks: { check: string; verdict: string; problems: string[] }[] }[];
}

describe('the conformance command finds', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  }, 60_000);
  afterAll(() => server.stop());

  it('nothing through a proxy that breaks nothing', async () => {
    const proxy = await startBreakingProxy(server.origin, {});
    const names = [...new Set(Object.values(BREAKAGES).map(({ only }) => only))];
    const { code, output } = await runCommand(
      proxy.origin,
      names.flatMap((name) => ['--only', name]),
    );
    await proxy.stop();
    expect(output).toMatch(/\b0 deviations\b/);
    expect(code).toBe(0);
  }, 60_000);

  it.each(Object.entries(BREAKAGES))(
    '%s',
    async (_name, { only, found, ...breakage }) => {
      const proxy = await startBreakingProxy(server.origin, breakage);
      const { code, output } = await runCommand(proxy.origin, ['--json', '--only', only]);
      await proxy.stop();
      expect(code).toBe(1);
      const { operations } = JSON.parse(output) as JsonReport;
      const deviations = operations.flatMap(({ checks }) => checks).filter(({ verdict }) => verdict === 'deviation');
      const fitting = deviations.filter(
        ({ check, problems }) => found.check.test(check) && found.problem.test(problems.join('\n')),
      );
      expect(fitting, JSON.stringify(deviations, null, 1)).not.toEqual([]);
    },
    60_000,
  );
});
