import { storedKey } from '@travel-shell/core/storedKey';

/** Whether the returning-user prompt has been shown in this session. Source: CON-114, SIG-058; name CON-O05. */
export const returningUserPrompt = storedKey<boolean>('sign.in.returning.prompt.shown', 'session', (value) =>
  typeof value === 'boolean' ? value : undefined,
);
