import type { FastifyInstance } from 'fastify';
import type { Mail } from 'travel-shell-back-end/areas/mail/Mail.ts';
import { notFound } from 'travel-shell-back-end/errors/ApiError.ts';
import { PAGE_POLICY, sendPage } from 'travel-shell-back-end/pages/sendPage.ts';
import { mailPage, outboxPage } from './outboxPages.ts';

const SHOWN_AT_MOST = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Mails use style attributes, run no scripts, and open their links normally. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/** `/demo/outbox`: anyone can read all mail here, so a real site must not have it. */
export function registerOutbox(pages: FastifyInstance, mail: Mail): void {
  pages.get<{ Querystring: { to?: unknown; format?: unknown } }>('/demo/outbox', async (request, reply) => {
    const { to, format } = request.query;
    const recipient = typeof to === 'string' && !to.includes('\0') ? to.trim().toLowerCase() : undefined;
    const mails = await mail.list({ to: recipient, limit: SHOWN_AT_MOST });
    if (format === 'json') return reply.header('Cache-Control', 'no-store').send({ mails });
    return sendPage(reply, outboxPage(mails, recipient));
  });

  pages.get<{ Params: { id: string } }>('/demo/outbox/:id', async (request, reply) => {
    const found = await findMail(request.params.id, mail);
    return sendPage(reply, mailPage(found), `${PAGE_POLICY}; frame-src 'self'`);
  });

  pages.get<{ Params: { id: string } }>('/demo/outbox/:id/html', async (request, reply) => {
    const { html } = await findMail(request.params.id, mail);
    return sendPage(reply, () => html ?? '', MAIL_POLICY);
  });
}

async function findMail(id: string, mail: Mail) {
  const found = UUID.test(id) ? await mail.find(id) : undefined;
  if (!found) throw notFound('GET', `/demo/outbox/${id}`);
  return found;
}
