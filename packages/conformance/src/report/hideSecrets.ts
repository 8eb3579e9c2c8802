import type { CheckResult } from '../checks/Check.ts';
import type { Exchange } from '../http/Exchange.ts';
import { HOST_PREFIX } from '../judgeSessionCookies.ts';
import type { Options } from '../Options.ts';
import { ROLES, variableOf } from '../Role.ts';
import type { Report } from './Report.ts';

/** Begins the names that stand for secrets, which `toCurl` writes as variables of the shell. */
const HIDDEN = '$HIDDEN_';

/** Shorter ones would be found in other words. */
const SHORTEST = 4;

/**
 * The report without passwords, sessions and values of `--header`: build servers keep reports, and many can read them.
 * @param session name of its cookie
 */
export function hideSecrets(
  report: Report,
  { accounts, target, expiredSession }: Pick<Options, 'accounts' | 'target' | 'expiredSession'>,
  session: string,
): Report {
  const names = new Map<string, string>();
  const add = (name: string, secret: string | undefined) => {
    if (secret && secret.length >= SHORTEST) for (const one of spellingsOf(secret)) names.set(one, HIDDEN + name);
  };
  for (const role of ROLES) add(`${variableOf(role)}_PASSWORD`.replace('TRAVEL_SHELL_', ''), accounts[role]?.password);
  for (const [name, value] of Object.entries(target.headers)) {
    const variable = `HEADER_${name.toUpperCase().replaceAll('-', '_')}`;
    // The part of "Bearer abc" behind the scheme is a secret, too.
    for (const part of [value, value.split(' ').at(-1)]) add(variable, part);
  }
  add('EXPIRED_SESSION', expiredSession);
  const cookie = new RegExp(`(?:^|[;\\s])(?:${HOST_PREFIX})?${session}=([^;\\s]+)`, 'g');
  for (const { exchange } of report.sections.flatMap(({ results }) => results)) {
    const lines = [exchange?.request.headers.Cookie ?? '', ...(exchange?.headers['set-cookie'] ?? [])];
    for (const [, value] of lines.flatMap((line) => [...line.matchAll(cookie)])) add('SESSION', value);
  }

  // The longest first: one may be part of another.
  const secrets = [...names].sort(([one], [other]) => other.length - one.length);
  const hide = (text: string) => secrets.reduce((left, [secret, name]) => left.replaceAll(secret, name), text);
  const hideAll = <Value>(value: Value): Value =>
    (typeof value === 'string' ? hide(value) : Array.isArray(value) ? value.map(hideAll) : value) as Value;
  const inHeaders = <Headers extends object>(headers: Headers): Headers =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hideAll(value)])) as Headers;
  const inExchange = (exchange: Exchange): Exchange => {
    const { headers, path, body, ...request } = exchange.request;
    // Latin-1 keeps each byte as it is.
    const bytes = body && Buffer.from(hide(Buffer.from(body).toString('latin1')), 'latin1');
    // Padding goes where it did before.
    const at =
      request.padding &&
      hide(
        Buffer.from(body ?? [])
          .subarray(0, request.padding.at)
          .toString('latin1'),
      ).length;
    return {
      ...exchange,
      request: {
        ...request,
        ...{ headers: inHeaders(headers), path: hide(path) },
        ...(bytes && { body: bytes }),
        ...(request.padding && { padding: { ...request.padding, at: at ?? 0 } }),
      },
      ...{ url: hide(exchange.url), headers: inHeaders(exchange.headers), text: hide(exchange.text) },
      failure: hideAll(exchange.failure),
    };
  };
  const inResult = (result: CheckResult): CheckResult => ({
    ...result,
    problems: hideAll(result.problems),
    // The others are not shown.
    ...(result.exchange && result.verdict !== 'passed' && { exchange: inExchange(result.exchange) }),
  });
  return {
    ...report,
    sections: report.sections.map((section) => ({ ...section, results: section.results.map(inResult) })),
  };
}

/** As it is, in JSON, in a form and in an address. */
function spellingsOf(secret: string): string[] {
  const form = new URLSearchParams({ '': secret }).toString().slice(1);
  const bytes = Buffer.from(secret).toString('latin1');
  return [secret, bytes, JSON.stringify(secret).slice(1, -1), form, encodeURIComponent(secret)];
}
