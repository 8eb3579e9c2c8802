import { PrintTransport } from '../areas/mail/PrintTransport.ts';
import { Problems } from '../errors/Problems.ts';
import { type Environment, readEnvironment, type Variables } from './readEnvironment.ts';

/**
 * Reads the environment variables of a server that somebody tries: each has a default, the database is embedded, and
 * mails are shown instead of sent. Not every request is logged.
 * @throws ConfigurationError that names everything that is wrong
 */
export function readTrialEnvironment(env: Variables, print: (text: string) => void): Environment {
  const problems = new Problems();
  // Mails of that database would be taken for sent, and secrets be encrypted with a key that everybody knows.
  if (env.DATABASE_URL) problems.add('DATABASE_URL is for real people: a trial has a database of its own in DATA_DIR.');
  const { options, ...read } = readEnvironment({ LOG_LEVEL: 'warn', ...env }, problems);
  problems.finish();
  return { ...read, options: { ...options, mail: new PrintTransport(print) } };
}
