/** To this site's other tabs. Undefined where the browser forbids it: Firefox does where cookies are blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined; // each page is on its own then
  }
}
