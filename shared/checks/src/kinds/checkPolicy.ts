import type { Finding } from '../Finding.ts';
import type { Embedding } from '../readEmbedding.ts';

/** As a browser reports it (`CSPViolationReportBody`). */
interface Violation {
  blockedURL: string | null;
  effectiveDirective: string;
  disposition: string;
  sample: string | null;
  sourceFile: string | null;
}

/** Requests that the page's policy has blocked so far. Browsers without a `ReportingObserver` do not tell. */
export async function readViolations(): Promise<Violation[]> {
  if (!('ReportingObserver' in globalThis)) return [];
  const seen: Violation[] = [];
  const note = (reports: Report[]) => seen.push(...reports.map(({ body }) => body as unknown as Violation));
  const observer = new ReportingObserver(note, { types: ['csp-violation'], buffered: true });
  observer.observe();
  // The reports of before come by a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 50));
  note(observer.takeRecords());
  observer.disconnect();
  return seen.filter(({ disposition }) => disposition === 'enforce');
}

/** Those that concern the kit. */
export function blockedBy(violations: readonly Violation[], { base = '', apiBase, pieces }: Embedding): Violation[] {
  const origins = [base && new URL(base).origin, apiBase].filter((origin) => origin && origin !== location.origin);
  const hasStyle = pieces.some(({ shadowRoot }) => shadowRoot?.querySelector('style'));
  return violations.filter(
    ({ blockedURL, effectiveDirective, sample, sourceFile }) =>
      origins.some((origin) => blockedURL?.startsWith(`${origin}`)) ||
      (base && blockedURL?.startsWith(base)) ||
      (effectiveDirective === 'trusted-types' && sample?.startsWith('travel-shell')) ||
      (blockedURL === 'trusted-types-sink' && base && sourceFile?.startsWith(base)) ||
      (blockedURL === 'inline' && /^style-src/.test(effectiveDirective) && hasStyle),
  );
}

/** The page's Content Security Policy. */
export async function checkPolicy(embedding: Embedding): Promise<Finding[]> {
  const blocked = blockedBy(await readViolations(), embedding);
  const byDirective = new Map(
    blocked.map((violation) => [violation.effectiveDirective.replace(/-elem$/, ''), violation]),
  );
  return [...byDirective].map(([directive, { blockedURL }]) => ({
    kind: 'policy' as const,
    problem: `The page’s Content Security Policy blocks ${blockedURL} (${directive}).`,
    fix: fixOf(directive, `${blockedURL}`),
  }));
}

function fixOf(directive: string, blocked: string): string {
  if (/trusted-types/.test(`${directive} ${blocked}`)) return 'trusted-types travel-shell';
  if (directive === 'style-src') return "style-src 'nonce-…', and that nonce on the <style> of the fragment";
  const { origin } = new URL(blocked);
  return directive === 'script-src'
    ? `script-src 'nonce-…' 'strict-dynamic', and nonce="…" on the tag of loader.js; or script-src ${origin}`
    : `${directive} 'self' ${origin}`;
}
