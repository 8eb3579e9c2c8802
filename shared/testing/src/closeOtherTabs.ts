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
  const { locks } = navigator as Partial<Navigator>;
  if (locks) {
    const request = (name: string, run: () => unknown) => locks.request(`${test} ${name}`, run);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  }
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
    window.BroadcastChannel = Original;
    for (const channel of channels) channel.close();
  };
}
