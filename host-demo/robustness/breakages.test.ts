import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contract, type Report, runConformance } from 'travel-shell-conformance';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPGlite } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { DEMO_ACCOUNTS_BY_ROLE } from './accounts.ts';
import { BREAKAGES } from './breakages.ts';
import { type Breakage, startBreakingProxy } from './breakingProxy.ts';
import { addExpiredSession, EXPIRED_SESSION } from './expiredSession.ts';
import { runCommand } from './runCommand.ts';

const contract = Contract.load();

describe('the conformance command finds', { timeout: 60_000 }, () => {
  const context = useTestServer(createPGlite);
  beforeAll(() => addExpiredSession(context.db));

  async function through<T>(breakage: Breakage, work: (origin: string) => Promise<T>): Promise<T> {
    const proxy = await startBreakingProxy(context.server.origin, breakage);
    return work(proxy.origin).finally(proxy.stop);
  }

  const check =
    (only: string[], isExact = false) =>
    (baseUrl: string) =>
      runConformance(contract, {
        isExact,
        target: { baseUrl, headers: {}, timeoutMs: 10_000 },
        accounts: DEMO_ACCOUNTS_BY_ROLE,
        only,
        skip: [],
        seed: 1,
        expiredSession: EXPIRED_SESSION,
      });

  const deviationsOf = ({ sections }: Report) =>
    sections
      .flatMap(({ results }) => results)
      .filter(({ verdict }) => verdict === 'deviation' || verdict === 'missing');

  it('nothing through a transparent proxy', async () => {
    const names = [...new Set(Object.values(BREAKAGES).map(({ only }) => only))];
    expect(deviationsOf(await through({}, check(names, true)))).toEqual([]);
  });

  it('nothing in a back end with more fields than the contract, and the headers of its framework', async () => {
    const more: Breakage = {
      answer(answer) {
        const caching = answer.headers.get('cache-control');
        if (caching) answer.headers.set('cache-control', `private, ${caching}, max-age=0`);
        if (!answer.headers.get('content-type')?.includes('json')) return;
        answer.text = JSON.stringify({ requestId: 'x', ...JSON.parse(answer.text) });
      },
    };
    const names = ['authentication', 'state providers', 'account', 'company'];
    expect(deviationsOf(await through(more, check(names)))).toEqual([]);
  });

  it('that it cannot tell whether a stranger’s refused call was carried out where nothing shows it', async () => {
    const { sections } = await through({}, check(['register', 'setCurrency', 'loginWithCode']));
    const verdictOf = (operation: string) =>
      sections.find(({ name }) => name === operation)?.results.find((result) => /changed nothing/.test(result.check))
        ?.verdict;
    expect(['register', 'setCurrency', 'loginWithCode'].map(verdictOf)).toEqual(['leftOut', 'passed', 'passed']);
  });

  it.each(Object.entries(BREAKAGES))('%s', async (_name, { only, found, ...breakage }) => {
    const deviations = deviationsOf(await through(breakage, check([only], true)));
    const told = deviations.map((deviation) => `${deviation.check}: ${deviation.problems.join('; ')}`);
    expect(
      told.filter((line) => found.check.test(line) && found.problem.test(line)),
      told.join('\n'),
    ).not.toEqual([]);
  });

  it('and exits with 1, with the problem and how to repeat it', async () => {
    const { 'a missing field': breakage } = BREAKAGES;
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const junit = join(folder, 'junit.xml');
    const args = ['--for', 'header', '--junit', junit];
    const { code, output } = await through(breakage ?? {}, (origin) => runCommand(origin, args));
    const xml = await readFile(junit, 'utf8').finally(() => rm(folder, { recursive: true }));
    expect(code).toBe(1);
    expect(output).toMatch(/^✗ http:.*\d deviations, \d+ checks passed, \d+ left out\n {2}Calls of header\.\n/);
    expect(output).toContain('  Deviating: getAuthState.\n');
    expect(output).toMatch(/^✓ logout /m);
    expect(output).not.toMatch(/^. login /m);
    expect(xml).toContain('<testsuite name="logout (POST /k/run/auth/logout)"');
    expect(xml).toMatch(/<testcase classname="getAuthState" name="a right request"><failure/);
    expect(output).toContain('✗ getAuthState');
    expect(output).toContain("must have required property 'businessState'");
    expect(output).toMatch(/repeat {4}curl -i -X GET 'http:\/\/127\.0\.0\.1:\d+\/horizon\//);
  });
});
