/** For tests: other test files are tabs of the same visitor, and so are the stores of earlier tests. Returns the undo. */
export function closeOtherTabs(): () => void {
  const Original = window.BroadcastChannel;
  const test = crypto.randomUUID();
  const channels: BroadcastChannel[] = [];
  window.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(`${test} ${name}`);
      channels.push(this);
    }
  };
  return () => {
    window.BroadcastChannel = Original;
    for (const channel of channels) channel.close();
  };
}
