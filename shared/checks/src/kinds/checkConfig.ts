import { acceptConfig } from '@travel-shell/core/acceptConfig';
import { configScript } from '@travel-shell/core/configScript';
import { checkLateConfig } from '@travel-shell/core/lateConfig';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { configTag } from '../configTag.ts';
import type { Finding } from '../Finding.ts';
import type { Embedding } from '../readEmbedding.ts';

/** The configuration: found, read and without keys or values that are ignored. */
export function checkConfig({ given, configError, tags }: Embedding): Finding[] {
  const scripts = [...pageDocument.querySelectorAll<HTMLScriptElement>('script#travel-shell-config')];
  const counts = configScript();
  const ignored = scripts.find((script) => script !== counts);
  const finding = (problem: string, fix: string): Finding => ({ kind: 'config', problem, fix });
  const findings: Finding[] = [];

  if (ignored)
    findings.push(
      finding(
        ignored.type === 'application/json'
          ? 'The page has two configurations. Only the first counts.'
          : `The configuration has type="${ignored.type}", so it is ignored.`,
        configTag(given),
      ),
    );
  const [tag] = tags;
  if (counts && tag && !counts.matches('head *') && tag.compareDocumentPosition(counts) === 4)
    findings.push(
      finding(
        'The configuration comes after the tag of loader.js in the body, so it is ignored.',
        `${configTag(given)}, in the head`,
      ),
    );
  if (configError)
    findings.push(finding(`The configuration is no JSON: ${configError}.`, configTag({ brand: 'flagship' })));
  return [
    ...findings,
    ...problemsOf(given).map(({ key, reason }) =>
      finding(`"${key}" in the configuration is ignored. ${reason}`, `Correct "${key}", or leave it out`),
    ),
  ];
}

/** The keys that the loader ignores, and why. Not their values, which may be of a person. */
export function problemsOf(given: object): { key: string; reason: string }[] {
  const problems: string[] = [];
  acceptConfig(given, (problem) => problems.push(problem));
  problems.push(...checkLateConfig(given).problems);
  return problems.map((problem) => ({
    key: /^[^=]*/.exec(problem)?.[0] ?? '',
    reason: problem.replace(/^.* is ignored\. /s, ''),
  }));
}
