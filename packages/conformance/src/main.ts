import { styleText } from 'node:util';
import { Contract } from './contract/Contract.ts';
import { sendHttp } from './http/sendHttp.ts';
import { neededRoles } from './neededRoles.ts';
import { checkAccounts, checkNames, HELP, readOptions, UsageError } from './readOptions.ts';
import { closingText, sectionText } from './report/printText.ts';
import { count } from './report/Report.ts';
import { toJsonReport } from './report/toJsonReport.ts';
import { runConformance } from './runConformance.ts';

/** The command. Returns its exit code. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) {
    console.log(HELP);
    return 0;
  }
  const contract = Contract.load(options.contract);
  checkNames(contract, options);
  checkAccounts(neededRoles(contract, options), options);
  await checkTarget(options.target);
  const report = await runConformance(contract, options, (section) => {
    if (!options.json) console.log(sectionText(section, options));
  });
  console.log(options.json ? JSON.stringify(toJsonReport(report), null, 2) : closingText(report));
  return count(report, 'deviation') > 0 ? 1 : 0;
}

async function checkTarget({
  baseUrl,
  headers,
  timeoutMs,
}: {
  baseUrl: string;
  headers: Record<string, string>;
  timeoutMs: number;
}) {
  const { failure } = await sendHttp(`${baseUrl}/`, { method: 'GET', path: '/', headers }, timeoutMs);
  if (failure) throw new UsageError(`Nothing answers at ${baseUrl}: ${failure}.`);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${styleText('red', error.message)}\n\nSee travel-shell-conformance --help.`);
  process.exitCode = 2;
}
