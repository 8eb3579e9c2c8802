import { getConfig, onConfigured, type ShellConfig } from '@travel-shell/core';
import { useSyncExternalStore } from 'react';

/** The configuration, for a view: it renders again when the page configures something else. */
export const useConfig = (): ShellConfig => useSyncExternalStore(onConfigured, getConfig, getConfig);
