import { expect, it } from 'vitest';
import { readTrialEnvironment } from './readTrialEnvironment.ts';

it('needs no variable, and shows mails instead of sending them', async () => {
  const shown: string[] = [];
  const { options } = readTrialEnvironment({}, (text) => shown.push(text));
  expect(options.databaseUrl).toBeUndefined();
  expect(options.isForRealPeople).toBeUndefined();
  if (!options.mail || !('send' in options.mail)) throw new Error('Mails are sent.');
  await options.mail.send({ to: 'rosa@example.com', subject: 'Welcome', text: 'Open http://x/', html: null });
  expect(shown.join()).toContain('Mail to rosa@example.com: Welcome\n\nOpen http://x/');
});

it('refuses the database of real people, whose mails would be lost', () => {
  const env = { DATABASE_URL: 'postgres://travel@127.0.0.1/travel', PORT: 'none' };
  expect(() => readTrialEnvironment(env, () => {})).toThrow(/DATABASE_URL is for real people[\s\S]*PORT="none"/);
});
