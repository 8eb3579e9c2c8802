import type { CheckResult } from './checks/Check.ts';
import { checkOperation } from './checks/checkOperation.ts';
import { checkUnknownPaths } from './checks/checkUnknownPaths.ts';
import { sumUpMissing } from './checks/sumUpMissing.ts';
import type { Contract } from './contract/Contract.ts';
import { isEverything, isWanted } from './isWanted.ts';
import type { Options } from './Options.ts';
import { Run } from './Run.ts';
import type { Report, Section } from './report/Report.ts';

/** Runs every check, one operation after the other, in the order of the contract; `told` is called after each. */
export async function runConformance(
  contract: Contract,
  options: Options,
  told: (section: Section) => void = () => {},
): Promise<Report> {
  const run = new Run(contract, options);
  const wanted = contract.operations.filter((operation) => isWanted(operation, options));
  const report: Report = {
    baseUrl: options.target.baseUrl,
    contractVersion: contract.version,
    seed: options.seed,
    pieces: options.pieces ?? [],
    sections: [],
    skipped: contract.operations.filter((operation) => !wanted.includes(operation)).map(({ id }) => id),
  };
  const add = async (section: Section, results: ReturnType<typeof checkOperation>) => {
    try {
      for await (const result of results) section.results.push(result);
    } catch (error) {
      // The others are worth a report.
      section.results.push(crashed(error));
    }
    section.results = sumUpMissing(section.results);
    report.sections.push(section);
    told(section);
  };
  for (const operation of wanted) {
    const section = { name: operation.id, address: `${operation.method} ${operation.path}`, results: [] };
    await add(section, checkOperation(run, operation));
  }
  if (isEverything(options)) {
    await add({ name: 'unknown addresses', address: 'below each area', results: [] }, checkUnknownPaths(run));
  }
  return report;
}

const crashed = (error: unknown): CheckResult => ({
  check: 'this program',
  verdict: 'crashed',
  expected: 'no failure of its own',
  // The message, and where it comes from.
  problems: [String((error as Error).stack ?? error).replace(/\n\s+(at .*)[\s\S]*$/, ' $1')],
});
