import { checkOperation } from './checks/checkOperation.ts';
import { checkUnknownPaths } from './checks/checkUnknownPaths.ts';
import type { Contract } from './contract/Contract.ts';
import type { Operation } from './contract/Operation.ts';
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
    sections: [],
    skipped: contract.operations.filter((operation) => !wanted.includes(operation)).map(({ id }) => id),
  };
  const add = async (section: Section, results: ReturnType<typeof checkOperation>) => {
    for await (const result of results) section.results.push(result);
    report.sections.push(section);
    told(section);
  };
  for (const operation of wanted) {
    const section = { name: operation.id, address: `${operation.method} ${operation.path}`, results: [] };
    await add(section, checkOperation(run, operation));
  }
  if (options.only.length === 0) {
    await add({ name: 'unknown addresses', address: 'below each area', results: [] }, checkUnknownPaths(run));
  }
  return report;
}

export function isWanted({ id, tags }: Operation, { only, skip }: Pick<Options, 'only' | 'skip'>): boolean {
  const isNamed = (names: readonly string[]) => names.includes(id) || tags.some((tag) => names.includes(tag));
  return (only.length === 0 || isNamed(only)) && !isNamed(skip);
}
