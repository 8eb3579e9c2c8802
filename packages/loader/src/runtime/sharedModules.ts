import * as api from '@travel-shell/api';
import { defineElement } from '@travel-shell/element';
import * as store from '@travel-shell/store';
import * as jotai from 'jotai/vanilla';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';

declare const SHARED_VERSIONS: Record<string, string>;

// React's modules are CommonJS, so their default is what containers require; a namespace would be a copy of it.
const MODULES: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  // Its React half comes with the first piece that uses it, and shares this one.
  'jotai/vanilla': jotai,
  '@travel-shell/api': api,
  // All that pieces take from it at run time, so that each brings only what is its own.
  '@travel-shell/element': { defineElement },
  '@travel-shell/store': store,
};

/** One React, one jotai, one client, one store, one way to be an element for every piece on the page. */
export function sharedModules() {
  return Object.fromEntries(
    Object.entries(MODULES).map(([key, module]) => {
      const version = SHARED_VERSIONS[key.startsWith('@') ? key : (key.split('/')[0] as string)] as string;
      return [
        key,
        {
          version,
          lib: () => module as never,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: key.startsWith('@') },
          strategy: 'loaded-first' as const,
        },
      ];
    }),
  );
}
