import { openChannel } from '@travel-shell/core/openChannel';

/** Tabs tell each other only that something has changed, never what. Each tab refetches it. */
export interface Tabs {
  tell(): void;
  close(): void;
}

/** Calls `onNews` when another tab (not this one) has told about `topic`. */
export function openTabs(topic: string, onNews: () => void): Tabs {
  // Not on a server, where it would keep the process alive and reach other visitors.
  if (typeof document === 'undefined') return { tell() {}, close() {} };
  const channel = openChannel(`travel-shell.${topic}`);
  if (channel) channel.onmessage = onNews;
  return {
    tell: () => channel?.postMessage(''),
    close: () => channel?.close(),
  };
}
