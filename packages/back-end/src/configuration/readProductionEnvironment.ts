import { ONE_ADDRESS } from '../areas/mail/oneAddress.ts';
import type { MailServer } from '../areas/mail/SmtpTransport.ts';
import { oneMailbox } from '../areas/mail/staffMail.ts';
import { DATABASE_ADDRESS } from '../database/databaseAddress.ts';
import { Problems } from '../errors/Problems.ts';
import { DEVELOPMENT_KEY } from '../secrets/Keyring.ts';
import { type Environment, readEnvironment, type Variables } from './readEnvironment.ts';
import { PROVIDER_ADDRESSES } from './readIdentityProviders.ts';
import type { ServerOptions } from './ServerOptions.ts';

/** The variables without a default that is safe on the open internet, and the values to give. */
const NEEDED = {
  PUBLIC_ORIGIN: 'the https address under which visitors know the site, e.g. https://shop.example',
  DATABASE_URL: DATABASE_ADDRESS,
  SMTP_URL: 'the server that sends mail, e.g. smtps://user:password@mail.example',
  MAIL_FROM: 'whom mails are from, e.g. "Shop <no-reply@shop.example>"',
  STAFF_MAIL: 'who reads what companies ask sales, support and account managers, e.g. business@shop.example',
  IDENTITY_PROVIDERS: 'JSON (see docs/operations.md), or none without sign-in by Google, Apple or Naver',
  SECRET_KEYS: 'what encrypts secrets in the database: a name, a colon and what `openssl rand -base64 32` prints',
  TRUST_PROXY: '1 behind a proxy that sets X-Forwarded-For, -Proto and -Host itself, 0 without one',
} as const;

/** Longer than balancers take to ask `/readyz` again. With `STOP_TIMEOUT_MS` shorter than compose.yaml gives. */
export const DRAIN_SECONDS = 4;

interface ProductionEnvironment extends Environment {
  options: ServerOptions & { mail: MailServer };
}

/**
 * Reads the environment variables of a server that real people use.
 * @throws ConfigurationError that names everything that is missing or wrong
 */
export function readProductionEnvironment(env: Variables): ProductionEnvironment {
  const problems = new Problems();
  for (const [name, what] of Object.entries(NEEDED)) {
    if (!env[name]) problems.add(`${name} is missing: ${what}.`);
  }
  const read = readEnvironment(env, problems, { drainSeconds: DRAIN_SECONDS });
  const { publicOrigin } = read.options;
  if (publicOrigin && !publicOrigin.startsWith('https://'))
    problems.add(`PUBLIC_ORIGIN="${publicOrigin}" is not https. Passwords and sessions need it.`);
  const insecure = read.options.embedOrigins?.find((origin) => !origin.startsWith('https://'));
  if (insecure)
    problems.add(`EMBED_ORIGINS has "${insecure}", which is not https. Its pages call the API with cookies.`);
  for (const problem of insecureProviders(read.options)) problems.add(problem);
  if (read.options.secretKeys?.some(({ key }) => key.equals(DEVELOPMENT_KEY.key)))
    problems.add('SECRET_KEYS has the key of development, which everybody can read.');
  if (env.TRUST_PROXY && !/^[01]$/.test(env.TRUST_PROXY))
    problems.add(`TRUST_PROXY="${env.TRUST_PROXY}" is neither 0 nor 1: ${NEEDED.TRUST_PROXY}.`);
  // Not shown: it holds a password.
  if (env.SMTP_URL && !isAddress(env.SMTP_URL, /^smtps?:$/))
    problems.add(`SMTP_URL is no address of a mail server: ${NEEDED.SMTP_URL}.`);
  if (env.MAIL_FROM && !isSender(env.MAIL_FROM))
    problems.add(`MAIL_FROM="${env.MAIL_FROM}" is no sender: ${NEEDED.MAIL_FROM}.`);
  if (env.STAFF_MAIL && !ONE_ADDRESS.test(env.STAFF_MAIL))
    problems.add(`STAFF_MAIL="${env.STAFF_MAIL}" is not one address: ${NEEDED.STAFF_MAIL}.`);
  problems.finish();
  const mail = { url: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '' };
  return {
    ...read,
    options: { ...read.options, isForRealPeople: true, mail, staffMail: oneMailbox(env.STAFF_MAIL ?? '') },
  };
}

/**
 * Problems with providers that have no https, as stand-ins may. Client secrets, codes and the keys that sign tokens
 * must not travel in the clear.
 */
function insecureProviders({ identityProviders = {}, companyProviders = {} }: ServerOptions): string[] {
  const all = { IDENTITY_PROVIDERS: identityProviders, COMPANY_PROVIDERS: companyProviders };
  return Object.entries(all).flatMap(([variable, providers]) =>
    Object.entries(providers).flatMap(([name, provider]) =>
      PROVIDER_ADDRESSES.filter((key) => new URL(provider[key]).protocol !== 'https:').map(
        (key) => `${variable} has an address for ${name}.${key} that is not https. Secrets and codes go there.`,
      ),
    ),
  );
}

const isAddress = (value: string, protocol: RegExp) =>
  // `smtp:host` is parsed, but has no host.
  value.includes('://') && URL.canParse(value) && protocol.test(new URL(value).protocol);

const isSender = (value: string) => /^([^<>\r\n]*<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/.test(value.trim());
