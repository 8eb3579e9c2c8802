import type { FastifyInstance } from 'fastify';

const PATH = '/.well-known/security.txt';
/** RFC 9116 §2.5.5 advises less than a year. */
const VALID_MS = 90 * 24 * 3600 * 1000;

/** Tells where to report a hole of this site (RFC 9116). Without a contact there is no such address. */
export function registerSecurityContact(
  app: FastifyInstance,
  contact: string | undefined,
  publicOrigin: string | undefined,
): void {
  if (!contact) return;
  app.get(PATH, async (_request, reply) => {
    const fields = {
      Contact: contact,
      Expires: new Date(Date.now() + VALID_MS).toISOString(),
      ...(publicOrigin && { Canonical: publicOrigin + PATH }),
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(lines.join(''));
  });
}

/** An address of mail, or a page to report at. */
export function readSecurityContact(value: string): string {
  const contact = /^[^\s@:/]+@[^\s@:/]+$/.test(value) ? `mailto:${value}` : value;
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact) && URL.canParse(contact)) return contact;
  throw new Error(
    `SECURITY_CONTACT="${value}" is neither an address of mail nor of an https page. Give e.g. security@shop.example.`,
  );
}
