import * as piece from '@travel-shell/piece';
import * as store from '@travel-shell/store';
import * as popover from '@travel-shell/ui/popover';
import * as jotai from 'jotai/vanilla';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import { LAZY_MODULES } from './lazyModules.ts';

declare const SHARED_VERSIONS: Record<string, string>;

// React's modules are CommonJS, so their default is what containers require; a namespace would be a copy of it.
const MODULES: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  // Jotai's React half loads with the first piece that uses it, and shares this one.
  'jotai/vanilla': jotai,
  '@travel-shell/piece': piece,
  '@travel-shell/store': store,
  // Nearly every piece opens something.
  '@travel-shell/ui/popover': popover,
};

/** The modules shared by every piece on the page: one React, jotai, client, store and each common part. */
export function sharedModules() {
  const share = (key: string, from: object) => {
    const version = SHARED_VERSIONS[key] ?? (SHARED_VERSIONS[key.split('/')[0] as string] as string);
    const shareConfig = { singleton: true, requiredVersion: `^${version}`, strictVersion: key.startsWith('@') };
    return [key, { version, shareConfig, strategy: 'loaded-first' as const, ...from }] as const;
  };
  return Object.fromEntries([
    ...Object.entries(MODULES).map(([key, module]) => share(key, { lib: () => module })),
    ...Object.entries(LAZY_MODULES).map(([key, load]) =>
      share(key, {
        async get(this: { loading?: unknown }) {
          try {
            const module = await load();
            return () => module;
          } catch (error) {
            // Federation keeps the promise, so that whoever asks later would fail by it, too.
            this.loading = undefined;
            throw error;
          }
        },
      }),
    ),
  ]) as never;
}
