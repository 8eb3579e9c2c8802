import { configTag } from '../configTag.ts';
import type { Finding } from '../Finding.ts';
import type { Embedding } from '../readEmbedding.ts';
import { readViolations } from './checkPolicy.ts';
import { isSameSite } from './isSameSite.ts';

/** The call that every other one begins with. */
const FIRST_CALL = '/s/run/formtoken';

/** The back end: named, of this site, and willing to answer. */
export async function checkBackEnd({
  base,
  apiBase,
  loader,
  shell,
  given,
  configError,
}: Embedding): Promise<Finding[]> {
  const findings: Finding[] = [];
  const ofLoader = base && new URL(base).origin;
  const isConfigured = 'apiBase' in given || (shell?.config && shell.config.apiBase !== loader?.defaults.apiBase);
  if (ofLoader && ofLoader !== location.origin && !isConfigured && !configError)
    findings.push({
      kind: 'no-api-base',
      problem: `The page does not name its back end, so calls and links go to ${ofLoader}, where loader.js is from.`,
      fix: configTag({ apiBase: ofLoader, ...given }),
    });
  // A sandboxed frame has no origin, and the back end is not called from it.
  if (location.origin === 'null') return findings;
  const isForeign = apiBase !== location.origin;
  if (isForeign && !isSameSite(apiBase))
    findings.push({
      kind: 'another-site',
      problem: `${location.origin} and ${apiBase} are two sites: browsers send no cookies, so each visitor is signed out here.`,
      fix: `Serve the shell from a subdomain of this page’s domain, and name it: ${configTag({ ...given, apiBase: exampleOf() })}`,
    });
  return [...findings, ...(await probe(apiBase, isForeign, given))];
}

/** Asks for a form token without cookies, so that nothing is left in the browser. */
async function probe(apiBase: string, isForeign: boolean, given: object): Promise<Finding[]> {
  const url = apiBase + FIRST_CALL;
  const ask = (mode: RequestMode) => fetch(url, { method: 'POST', credentials: 'omit', mode });
  const noBackEnd = (what: string): Finding => ({
    kind: 'no-back-end',
    problem: `${url} ${what}.`,
    fix: configTag({ ...given, apiBase: 'https://shell.example.com' }),
  });
  try {
    const answer = await ask('cors');
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return isJson
      ? []
      : [noBackEnd(`answers ${answer.status} with ${answer.headers.get('content-type')}, not with JSON`)];
  } catch {
    if (!isForeign) return [noBackEnd('does not answer')];
  }
  try {
    // Any answer: the browser only keeps it from the page.
    await ask('no-cors');
  } catch {
    // A block by the policy is a finding of its own.
    const isBlocked = (await readViolations()).some(({ blockedURL }) => blockedURL === url);
    return isBlocked ? [] : [noBackEnd('does not answer')];
  }
  return [
    {
      kind: 'origin-refused',
      problem: `${apiBase} answers, but does not allow ${location.origin} to read it (CORS).`,
      fix: `EMBED_ORIGINS=${location.origin}`,
    },
  ];
}

/** An address of the page's site. An address of numbers has none below it. */
const exampleOf = () =>
  /[a-z]/.test(location.hostname)
    ? `${location.protocol}//shell.${location.hostname.replace(/^www\./, '')}`
    : 'https://shell.example.com';
