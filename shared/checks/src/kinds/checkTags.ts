import type { Finding } from '../Finding.ts';
import type { Embedding } from '../readEmbedding.ts';
import { blockedBy, readViolations } from './checkPolicy.ts';

/** The script tag: there, once, of one release, and without holding the page up. */
export async function checkTags(embedding: Embedding): Promise<Finding[]> {
  const { shell, tags, loaders, pieces, loader } = embedding;
  const [first] = loaders;
  const tag = tagOf(first ?? 'https://shell.example.com/travel-shell/loader.js');
  const findings: Finding[] = [];
  // A block by the policy is a finding of its own.
  const blocked = blockedBy(await readViolations(), embedding);
  if (!shell) {
    if (blocked.some(({ blockedURL }) => blockedURL === first)) return [];
    const problem = first
      ? `${first} did not load or did not run, so nothing of the kit works.`
      : `The page has <${pieces[0]?.localName}>, but no script tag of loader.js.`;
    return [{ kind: 'no-loader', problem, fix: tag }];
  }

  const folders = new Set(loaders.map((url) => new URL('.', url).href));
  if (folders.size > 1)
    findings.push({
      kind: 'two-releases',
      problem: `Two loaders are on the page: ${loaders.join(' and ')}. The first one runs.`,
      fix: `Keep one: ${tag}`,
    });
  else if (tags.length > 1)
    findings.push({
      kind: 'tag-twice',
      problem: `${first} is on the page ${tags.length} times.`,
      fix: `Keep one: ${tag}`,
    });
  if (!loader && first && blocked.length === 0)
    findings.push({
      kind: 'two-releases',
      problem: `@travel-shell/elements ${shell.version} runs, and ${first} is there, too.`,
      fix: `Remove ${tag}, or the import of @travel-shell/elements`,
    });

  const blocking = tags.find(({ async, defer, type }) => !async && !defer && type !== 'module');
  if (blocking)
    findings.push({
      kind: 'blocking-tag',
      problem: 'The tag of loader.js has no "async", so the page shows nothing before that file has come.',
      fix: tagOf(blocking.src),
    });
  return findings;
}

const tagOf = (src: string) => `<script async src="${src}"></script>`;
