import { parseArgs } from 'node:util';
import { type Diagnosis, examine } from './examine.ts';
import { toText } from './toText.ts';

const HELP = `Usage: travel-shell-doctor <address of a page>… [--json] [--timeout <seconds>]

Opens each page in the Chrome or Chromium of this machine, and says what is wrong
with how it embeds Travel Shell, with the line to change.

  --json               writes a list, with { address, findings } for each page, or
                       { address, problem } for one that cannot be judged
  --timeout <seconds>  how long a page may take, 30 by default
  --help

CHROME_PATH names the browser, if it is not found.
Exit code: 0 nothing is wrong, 1 something is, 2 a page cannot be judged.`;

/** The command `travel-shell-doctor`. Takes its arguments, resolves to its exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return refuse((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const isAddress = (given: string) => /^https?:\/\//.test(given) && URL.canParse(given);
  if (positionals.length === 0 || !positionals.every(isAddress))
    return refuse('Expected addresses of pages, such as https://shop.example/page.');
  const seconds = Number(values.timeout ?? 30);
  if (!(seconds > 0)) return refuse(`--timeout ${values.timeout}: expected seconds.`);

  const diagnoses: Diagnosis[] = [];
  try {
    for await (const diagnosis of examine(positionals, seconds * 1000)) {
      if (!values.json) console.log(toText(positionals[diagnoses.length] as string, diagnosis));
      diagnoses.push(diagnosis);
    }
  } catch (error) {
    return refuse((error as Error).message);
  }
  if (values.json)
    console.log(
      JSON.stringify(
        diagnoses.map((each, index) => ({ address: positionals[index], ...each })),
        undefined,
        2,
      ),
    );
  const codes = diagnoses.map((each) => ('problem' in each ? 2 : Math.min(each.findings.length, 1)));
  return Math.max(...codes);
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, timeout: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });

function refuse(message: string): number {
  console.error(`${message}\nSee travel-shell-doctor --help.`);
  return 2;
}
