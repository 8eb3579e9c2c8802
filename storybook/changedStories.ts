import { execFileSync } from 'node:child_process';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

export type Change = 'new' | 'changed';

interface Entry {
  title?: string | undefined;
  exportName?: string | undefined;
  tags?: string[];
}

const PICTURES = 'screenshots/baselines';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The tag that `npm run release` sets, or nothing in a copy without tags or without git. */
function lastRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*').trim();
  } catch {
    return undefined;
  }
}

/**
 * Which stories look different since a commit, by their pictures (`git diff --name-status`): id of the story -> how. New is one
 * whose pictures are all new.
 */
export function readChanges(nameStatus: string): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const line of nameStatus.split('\n')) {
    const [, status, title, story] = /^([AM])\t.*baselines\/([^/]+)\/([^/]+)\//.exec(line) ?? [];
    if (!status) continue;
    const id = `${title}--${story}`;
    const isNew = status === 'A' && changes.get(id) !== 'changed';
    changes.set(id, isNew ? 'new' : 'changed');
  }
  return changes;
}

/** Since the last release, or since the commit that `STORYBOOK_SINCE` names. */
export function changedStories(since = process.env.STORYBOOK_SINCE || lastRelease()): ReadonlyMap<string, Change> {
  return since ? readChanges(git('diff', '--name-status', '--no-renames', since, '--', PICTURES)) : new Map();
}

/** Tags entries of Storybook's index, so that its filter finds what is new and what has changed. */
export const withChanges = <E extends Entry>(entries: readonly E[], changes: ReadonlyMap<string, Change>): E[] =>
  entries.map((entry) => {
    const change = changes.get(toId(entry.title ?? '', storyNameFromExport(entry.exportName ?? '')));
    return change ? { ...entry, tags: [...(entry.tags ?? []), change] } : entry;
  });
