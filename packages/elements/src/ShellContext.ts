import type { TravelShell } from '@travel-shell/loader/TravelShell';
import { createContext } from 'react';

/** `shell` is undefined on a server; without a provider there is no value at all. */
export const ShellContext = createContext<{ readonly shell: TravelShell | undefined } | undefined>(undefined);
