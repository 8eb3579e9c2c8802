import { loadRemote, registerPlugins } from '@module-federation/enhanced/runtime';

/** Takes an error page for a failure, and does not wait forever, so that each attempt is a new one. */
const attempt = {
  name: 'attempt',
  async fetch(url, init) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  },
};
registerPlugins([attempt]);

/** The kit's components. While our host cannot be reached, it is asked again every ten seconds. */
export async function loadKit() {
  try {
    return await loadRemote('travel_shell/react');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return loadKit();
  }
}
