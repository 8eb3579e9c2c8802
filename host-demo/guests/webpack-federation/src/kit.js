import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime-tools/runtime';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import ReactDOMClient from 'react-dom/client';

const share = (module) => ({ version: React.version, lib: () => module, shareConfig: { singleton: true } });

/** Takes an error page for a failure, and does not wait forever, so that each attempt is a new one. */
const attempt = {
  name: 'attempt',
  async fetch(url, init) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  },
};

const federation = createInstance({
  name: 'acme',
  remotes: [
    {
      name: 'travel_shell_react',
      alias: 'travel_shell',
      entry: 'https://shell.example.com/travel-shell/react/mf-manifest.json',
    },
  ],
  // There is one React on the page: yours.
  shared: {
    react: share(React),
    'react/jsx-runtime': share(jsxRuntime),
    'react-dom': share(ReactDOM),
    'react-dom/client': share(ReactDOMClient),
  },
  // Our containers have no federation runtime; the first plugin gives them your page's.
  plugins: [injectExternalRuntime(), attempt],
});

/** The kit's components. While our host cannot be reached, it is asked again every ten seconds. */
export async function loadKit() {
  try {
    return await federation.loadRemote('travel_shell/react');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return loadKit();
  }
}
