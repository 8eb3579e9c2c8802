import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { FragmentRenderer } from 'travel-shell-fragments/service';
import { registerPrivacyPage } from '../account/registerPrivacyPage.ts';
import { servedFolder } from '../assets.ts';
import { refusal } from '../auth/authResponses.ts';
import { withReturn } from '../auth/findExternalAuth.ts';
import { logIn, logOut } from '../auth/logIn.ts';
import { toCompany } from '../auth/pages/identForms.ts';
import { registerIdentPages } from '../auth/pages/registerIdentPages.ts';
import { registerSessionsPage } from '../auth/pages/registerSessionsPage.ts';
import { registerAppleReturn, registerProviderPages } from '../auth/providers/registerProviderPages.ts';
import { registerBusinessPages } from '../business/pages/registerBusinessPages.ts';
import { registerDeletionPage } from '../company/pages/registerDeletionPage.ts';
import { registerCookieSettingsPage } from '../consent/registerCookieSettingsPage.ts';
import { type Contract, OPENAPI_FILE } from '../contract.ts';
import { currentFormToken } from '../formTokens.ts';
import { logRefusal } from '../logRefusal.ts';
import { refuseCrossSite } from '../refuseCrossSite.ts';
import type { ServerExtension } from '../ServerExtension.ts';
import type { Services } from '../Services.ts';
import { toApiError } from '../toApiError.ts';
import { backTo, pathOf } from './backTo.ts';
import { loginPage } from './loginPage.ts';
import { originOf } from './originOf.ts';
import { PageUsers } from './PageUsers.ts';
import { problemPage } from './problemPage.ts';
import { registerCountryRedirect } from './registerCountryRedirect.ts';
import { registerScreens } from './registerScreens.ts';
import { safeRedirect } from './safeRedirect.ts';
import { policyWithReturn, sendPage } from './sendPage.ts';
import { signOutPage } from './signOutPage.ts';

const STATIC_FOLDER = fileURLToPath(new URL('./static/', import.meta.url));
const packageFolder = (file: string) => dirname(fileURLToPath(import.meta.resolve(file)));

export interface PageOptions {
  renderFragment: FragmentRenderer['renderFragment'];
  openScreen: FragmentRenderer['openScreen'];
  extension: ServerExtension | undefined;
}

/** Where a page leads that needs more than the session. */
const PAGES_OF_PROOF: Partial<Record<string, string>> = {
  MISSING_TWO_FACTOR_AUTHENTICATION: '/business/verify',
  RECENT_SIGN_IN_REQUIRED: '/s/ident/again',
};

/** A page is asked for again; a form has to be sent again by the visitor. */
const comesBackTo = (request: FastifyRequest) => (request.method === 'GET' ? request.url : backTo(request));

/** Every page a person can open. All of them work without JavaScript. */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  { renderFragment, openScreen, extension }: PageOptions,
): Promise<void> {
  const users = new PageUsers(services);
  registerAppleReturn(app, services);

  await app.register(async (pages) => {
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const failure = toApiError(error, request);
      logRefusal(request, services.sessions, failure);
      const proof = PAGES_OF_PROOF[failure.apiCode];
      if (proof) return reply.redirect(`${proof}?redir=${encodeURIComponent(comesBackTo(request))}`, 303);
      if (failure.statusCode >= 500) request.log.error(error, 'a page failed');
      reply.code(failure.statusCode).headers(failure.headers);
      return sendPage(reply, problemPage(failure.localizedDescription, backTo(request)));
    });
    pages.addHook('onRequest', async (request) => {
      // The kit's own form posts there without script, which changes nothing; what does has a form token.
      const isLogin = request.routeOptions.url === '/login';
      refuseCrossSite(request, isLogin ? services.embedOrigins : []);
    });

    await pages.register(fastifyStatic, servedFolder(STATIC_FOLDER, '/demo/'));
    await pages.register(
      fastifyStatic,
      servedFolder(`${packageFolder('country-flag-icons/package.json')}/3x2`, '/demo/flags/'),
    );
    registerContract(pages);
    registerCountryRedirect(pages, services);
    registerLogin(pages, services, extension?.loginNote);
    registerSignOut(pages, services, users);
    registerIdentPages(pages, services);
    registerSessionsPage(pages, services, renderFragment);
    registerProviderPages(pages, services);
    registerBusinessPages(pages, services);
    registerDeletionPage(pages, services);
    registerPrivacyPage(pages, services);
    registerCookieSettingsPage(pages, services);
    for (const screens of extension?.screens ?? [])
      registerScreens(pages, services, { openScreen, renderFragment }, screens);
    await extension?.registerPages(pages, { services, users, renderFragment });
  });
}

function registerContract(pages: FastifyInstance): void {
  pages.get('/openapi.yaml', async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('text/yaml; charset=utf-8')
      .send(await readFile(OPENAPI_FILE)),
  );
}

interface LoginBody {
  formtoken?: unknown;
  username?: unknown;
  passwd?: unknown;
  sticky?: unknown;
  redir?: unknown;
}

const isFirstStep = (body: LoginBody | undefined) => body?.passwd === undefined && body?.formtoken === undefined;

function registerLogin(pages: FastifyInstance, services: Services, note = ''): void {
  const policy = policyWithReturn(services.embedOrigins);
  pages.get<{ Querystring: { redir?: unknown } }>('/login', async (request, reply) => {
    const redir = safeRedirect(request.query.redir, originOf(request), services.embedOrigins);
    const session = await services.sessions.readUnverified(request, reply);
    if (session && !session.isAdding) return reply.redirect(redir, 303);
    return sendPage(reply, loginPage({ formToken: currentFormToken(request, reply), redir, note }), policy);
  });

  pages.post<{ Body: LoginBody | undefined; Querystring: { redir?: unknown } }>(
    '/login',
    {
      // The kit's own form, sent by the browser, only says who wants to sign in, and changes nothing.
      preHandler(request, reply, next) {
        if (isFirstStep(request.body)) next();
        else pages.csrfProtection(request, reply, next);
      },
      config: { formTokenField: 'formtoken' },
    },
    async (request, reply) => {
      const body = request.body ?? {};
      const redir = safeRedirect(body.redir ?? request.query.redir, originOf(request), services.embedOrigins);
      if (isFirstStep(body)) {
        const username = text(body.username, 254);
        return sendPage(
          reply,
          loginPage({ formToken: currentFormToken(request, reply), redir, username, note }),
          policy,
        );
      }
      const form = {
        username: text(body.username, 254),
        passwd: text(body.passwd, 1024),
        sticky: body.sticky === 'true',
      };
      const again = (error: string) =>
        sendPage(
          reply,
          loginPage({
            formToken: currentFormToken(request, reply),
            redir,
            username: form.username,
            sticky: form.sticky,
            error,
            note,
          }),
          policy,
        );
      if (!form.username || !form.passwd) {
        reply.code(400);
        return again('Please enter your email or phone number and your password.');
      }
      const result = await logIn(services, request, reply, form);
      if (result.outcome === 'signedIn') return reply.redirect(redir, 303);
      if (result.outcome === 'externalAuth') return toCompany(reply, withReturn(services, request, result.url, redir));
      return again(refusal(reply, result).message ?? '');
    },
  );
}

function registerSignOut(pages: FastifyInstance, services: Services, users: PageUsers): void {
  const policy = policyWithReturn(services.embedOrigins);
  pages.get<{ Querystring: { redir?: unknown } }>('/signout', async (request, reply) => {
    const redir = safeRedirect(request.query.redir, originOf(request), services.embedOrigins);
    const session = await services.sessions.readUnverified(request, reply);
    if (!session) return reply.redirect(redir, 303);
    const user = session.isSecondFactorDue ? null : await users.read(request, reply);
    return sendPage(reply, signOutPage(user, currentFormToken(request, reply), redir), policy);
  });

  pages.post<{ Body: { redir?: unknown } | undefined }>(
    '/signout',
    { preHandler: pages.csrfProtection, config: { formTokenField: 'formtoken' } },
    async (request, reply) => {
      await logOut(services, request, reply);
      return reply.redirect(safeRedirect(request.body?.redir, originOf(request), services.embedOrigins), 303);
    },
  );
}

/** Whether this is a page link, not a file or a call; page links always get a page, if only a placeholder. */
export function isPageLink(request: FastifyRequest, contract: Contract): boolean {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isOther = contract.isApiPath(path) || /^\/(travel-shell|scenarios|storybook|demo)(\/|$)/.test(path);
  return isRead && !isOther && extname(path) === '';
}

const text = (value: unknown, maxLength: number) =>
  typeof value === 'string' && value.length <= maxLength && !value.includes('\0') ? value : '';
