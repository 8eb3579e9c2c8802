import { ownGlobal } from '@travel-shell/core/ownGlobal';

interface Scheduler {
  postTask?(run: () => void, options: { priority: 'background' }): Promise<void>;
}

/** Runs in a task of its own, after what the visitor waits for. What it throws is reported as the page's own error. */
export function nextTask(run: () => void): void {
  const scheduler = ownGlobal<Scheduler>('scheduler');
  if (scheduler?.postTask) scheduler.postTask(run, { priority: 'background' }).catch(reportError);
  else setTimeout(run);
}
