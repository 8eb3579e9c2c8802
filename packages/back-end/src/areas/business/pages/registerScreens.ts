import type { Schema } from '@travel-shell/contract';
import type { ShellConfig } from '@travel-shell/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FragmentRenderer } from 'travel-shell-fragments/service';
import { notFound } from '../../../errors/ApiError.ts';
import type { Services } from '../../../http/Services.ts';
import { escapeHtml } from '../../../pages/html.ts';
import { pageLocale } from '../../../pages/pageLocale.ts';
import { sendShellPage } from '../../../pages/sendShellPage.ts';
import { readActing } from '../readActing.ts';
import { readBusinessState } from '../readBusinessState.ts';

/** A piece whose screens are pages of this site. */
export interface SiteScreens {
  /** By the name of its fragment: `desk` for `<travel-desk>`. */
  piece: string;
  /**
   * The path of the piece's first page, with the others below: `/desk`. Pages with a route of their own stay what they
   * are. Several pieces may share a path: the first one whose table has an address shows it.
   */
  below: string;
  /** The attributes that the site sets on each page of the piece, such as `admin-pages`. */
  attributes?: Readonly<Record<string, string>>;
  /** The site's HTML in the slots of the element, by their names. */
  slots?: Readonly<Record<string, string>>;
}

export interface ScreenRenderer extends Pick<FragmentRenderer, 'openScreen' | 'renderFragment'> {
  /** Refuses a page of this address while too much waits, or while it asks for too many. */
  admit(address: string): Promise<void>;
}

/**
 * The pages of pieces with screens at one place. Their tables of routes say which there are and what they need: 404 for an
 * address that none has, 403 for a member who may not open the screen, the login page for a visitor who is signed out, 303 for an
 * address that leads to a screen's own.
 */
export function registerScreens(
  pages: FastifyInstance,
  services: Services,
  { openScreen, renderFragment, admit }: ScreenRenderer,
  below: string,
  sites: readonly SiteScreens[],
  configuration?: Partial<ShellConfig>,
): void {
  async function sendScreen(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const locale = pageLocale(request);
    const session = await services.sessions.read(request, reply);
    const { member, traveler, booksForOthers } = session ? await readMember(services, session.userId) : {};
    const acting = session && (await readActing(services.db, session));
    const given = {
      page: request.url,
      locale,
      // The screen itself comes by script, and is what the visitor is here for.
      load: 'eager',
      ...(member && { member: JSON.stringify(member) }),
    };
    const opened = await Promise.all(
      sites.map(async ({ piece, attributes: own, slots }) => {
        const attributes = { ...own, ...given };
        return { piece, attributes, slots, screen: await openScreen(piece, attributes) };
      }),
    );
    const site = opened.find(({ screen }) => screen && screen.status !== 404) ?? opened[0];
    if (!site?.screen) throw notFound(request.method, request.url);
    const { piece, attributes, slots, screen } = site;
    const { status, title, leadsTo } = screen;
    if (status === undefined) return reply.redirect(`/login?redir=${encodeURIComponent(request.url)}`, 303);
    if (leadsTo !== undefined) return reply.redirect(leadsTo, 303);
    // Each address is rendered, and there are any number: members with a screen do not wait for others.
    if (!session || status !== 200) await admit(request.ip);
    return sendShellPage(request, reply.code(status), renderFragment, {
      ...{ locale, title, acting, traveler, booksForOthers },
      main: { piece, attributes, slots: slotted(slots) },
      ...(configuration && { configuration }),
    });
  }
  pages.get(below, sendScreen);
  pages.get(`${below}/*`, sendScreen);
}

const slotted = (slots: SiteScreens['slots'] = {}): string =>
  Object.entries(slots)
    .map(([name, html]) => `<div slot="${escapeHtml(name)}">${html}</div>`)
    .join('');

/** Without what only a company decides, for who is in none; and whom they book for. */
async function readMember({ db }: Services, userId: string) {
  const state = await readBusinessState(db, userId);
  const { businessProfile, businessMode, features, permissions, bookingMode, bookOnBehalfEnabled } = state;
  const company = await db
    .selectFrom('business_profiles as profile')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .select('company.tier')
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  return {
    member: {
      ...{ businessProfile, businessMode, features, permissions },
      ...(company && { bookingMode, bookOnBehalfEnabled, tier: company.tier }),
    },
    booksForOthers: businessMode && bookingMode === 'TRAVELER_OR_TRAVEL_MANAGER',
    traveler: state.currentTravelerInfoState as Schema<'BookingForUserInfo'> | null,
  };
}
