import { writeFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { Contract } from './contract/Contract.ts';
import { sendHttp } from './http/sendHttp.ts';
import { isWanted } from './isWanted.ts';
import { neededRoles } from './neededRoles.ts';
import { sessionCookieOf } from './Run.ts';
import { checkAccounts, checkNames, HELP, readOptions, UsageError } from './readOptions.ts';
import { hideSecrets } from './report/hideSecrets.ts';
import { reportText } from './report/printText.ts';
import { count, isDeviating, isUntried } from './report/Report.ts';
import { toJsonReport } from './report/toJsonReport.ts';
import { toJUnit } from './report/toJUnit.ts';
import { runConformance } from './runConformance.ts';

/** Exit code where this program has failed, which says nothing of the back end. */
const CRASHED = 3;

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
  // Before the run, which takes its time.
  if (options.junit) writeJUnit(options.junit, '');
  await checkTarget(options.target);
  const progress = showProgress(contract.operations.filter((operation) => isWanted(operation, options)).length);
  const whole = await runConformance(contract, options, ({ name }) => progress.next(name));
  progress.end();
  const report = options.secrets ? whole : hideSecrets(whole, options, sessionCookieOf(contract));
  if (options.junit) writeJUnit(options.junit, toJUnit(report));
  console.log(options.json ? JSON.stringify(toJsonReport(report), null, 2) : reportText(report, options));
  if (count(report, 'crashed') > 0) return CRASHED;
  return report.sections.some(({ results }) => results.some((one) => isDeviating(one) || isUntried(one))) ? 1 : 0;
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

function writeJUnit(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`--junit "${file}" cannot be written: ${(error as Error).message}.`);
  }
}

/** The report comes at the end, so a person at a terminal sees how far it is. */
function showProgress(total: number) {
  const { stderr } = process;
  const show = (text: string) => stderr.isTTY && stderr.write(`\r\x1b[K${text}`);
  let done = 0;
  return {
    next(name: string) {
      done += 1;
      show(`${Math.min(done, total)}/${total} ${name}`);
    },
    end: () => show(''),
  };
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof UsageError;
  if (isUsage) console.error(`${styleText('red', error.message)}\n\nSee travel-shell-conformance --help.`);
  else console.error(error);
  process.exitCode = isUsage ? 2 : CRASHED;
}
