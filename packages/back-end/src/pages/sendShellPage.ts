import { randomBytes } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';
import type { Locale, ShellConfig } from '@travel-shell/core';
import { directionOf } from '@travel-shell/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FragmentRenderer } from 'travel-shell-fragments/service';
import type { Acting } from '../http/Acting.ts';
import { headOf } from './layout.ts';
import { sendPage } from './sendPage.ts';

export interface ShellPage {
  locale: Locale;
  title: string;
  /** Support that acts as the member who sees this page. */
  acting?: Acting | null;
  /** Whom the member who sees this page books for: stays in sight, in the header. */
  traveler?: Schema<'BookingForUserInfo'> | null | undefined;
  /** Whether the visitor may book for others. */
  booksForOthers?: boolean | undefined;
  /** HTML, or a piece with its attributes, and the HTML of its slots. */
  main: string | { piece: string; attributes: Readonly<Record<string, string>>; slots?: string };
  /** The configuration of the page's pieces. */
  configuration?: Partial<ShellConfig>;
}

/** The policy allows what the pieces need, and nothing else: no script but the loader and what it loads. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types travel-shell',
  ].join('; ');

/** The attributes of `<travel-acting-as>`. */
export const actingAttributes = ({ agentName, memberName, endsAt, secondsLeft }: Acting): Record<string, string> => ({
  'agent-name': agentName,
  'member-name': memberName,
  'expires-at': endsAt,
  'seconds-left': String(secondsLeft),
});

/** The attributes of `<travel-booking-for>`. */
const travelerAttributes = (traveler: ShellPage['traveler']): Record<string, string> => ({
  offered: '',
  ...(traveler && { 'traveler-name': traveler.accountName }),
  ...(traveler?.userImgUrl && { 'traveler-image': traveler.userImgUrl }),
});

/** A page of the server's own in the shell. It works without script, and without the shell where that is not built. */
export async function sendShellPage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderFragment: FragmentRenderer['renderFragment'],
  { locale, title, acting, traveler, booksForOthers, main, configuration }: ShellPage,
): Promise<FastifyReply> {
  const { site } = reply.server;
  const nonce = randomBytes(16).toString('base64');
  const looks = { brand: site.brand, presentation: 'auto', locale };
  const isOurs = typeof main === 'string';
  const around = (piece: string, attributes = {}) =>
    renderFragment(piece, { ...looks, ...attributes }, { nonce }).catch((error: unknown) => {
      request.log.warn({ reason: String(error) }, `a page is shown without the ${piece}`);
      return '';
    });
  const [header, footer, bar, bookingFor, content] = await Promise.all([
    around('header'),
    around('footer'),
    acting ? around('acting-as', actingAttributes(acting)) : '',
    traveler || booksForOthers ? around('booking-for', travelerAttributes(traveler)) : '',
    isOurs ? main : renderFragment(main.piece, { ...looks, ...main.attributes }, { nonce }).then(withSlots(main.slots)),
  ]);
  const lang = locale === 'pseudo' ? 'en' : locale;
  const page = () => `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}" data-brand="${site.brand}" data-presentation="auto">
<head>
${headOf(title, site)}
${configuration ? `<script type="application/json" id="travel-shell-config">${escapeJson(configuration)}</script>` : ''}
${header || footer || !isOurs ? `<script src="/travel-shell/loader.js" nonce="${nonce}" async></script>` : ''}
</head>
<body>
${bar}${bookingFor ? withSlots(bookingFor.replace('<travel-booking-for', '$& slot="actions"'))(header) : header}
<main id="main" class="page ${isOurs ? 'narrow' : 'high'}">
${content}
</main>
${footer}
</body>
</html>
`;
  return sendPage(reply.header('Vary', 'Accept-Language'), page, policy(nonce));
}

/** The slots of an element are its children. */
const withSlots =
  (slots = '') =>
  (fragment: string) =>
    fragment.replace(/<\/[\w-]+>$/, (end) => slots + end);

/** Nothing in it ends the script. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
