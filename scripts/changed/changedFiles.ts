import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/pieces.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Every file of the workspace: tracked, or new and not ignored. */
export const allFiles = (): string[] => git('ls-files', '--cached', '--others', '--exclude-standard');

/**
 * The files changed, new or deleted since `base`, uncommitted changes included. Without a base: since the last commit;
 * with nothing uncommitted, by the last commit.
 */
export function changedFiles(base?: string): { files: string[]; since: string } {
  const since = (revision: string) => [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', revision),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
  const uncommitted = base ? [] : since('HEAD');
  if (uncommitted.length > 0) return { files: uncommitted, since: 'HEAD' };
  const revision = base ?? 'HEAD~1';
  return { files: since(revision), since: revision };
}
