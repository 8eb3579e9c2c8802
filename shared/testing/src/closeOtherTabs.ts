/** For tests: isolates from other test files and earlier stores, which act as tabs of the same visitor. Returns the undo. */
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
