import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { registerCountryRedirect } from './areas/account/registerCountryRedirect.ts';
import { registerPrivacyPage } from './areas/account/registerPrivacyPage.ts';
import { PageUsers } from './areas/auth/PageUsers.ts';
import { registerIdentPages } from './areas/auth/pages/registerIdentPages.ts';
import { registerLogin } from './areas/auth/pages/registerLogin.ts';
import { registerAppleReturn, registerProviderPages } from './areas/auth/pages/registerProviderPages.ts';
import { registerSessionsPage } from './areas/auth/pages/registerSessionsPage.ts';
import { registerSignOut } from './areas/auth/pages/registerSignOut.ts';
import { registerBusinessPages } from './areas/business/pages/registerBusinessPages.ts';
import { registerScreens, type ScreenRenderer } from './areas/business/pages/registerScreens.ts';
import { registerDeletionPage } from './areas/company/pages/registerDeletionPage.ts';
import { registerSsoReturn } from './areas/company/pages/registerSsoReturn.ts';
import { registerCookieSettingsPage } from './areas/consent/registerCookieSettingsPage.ts';
import { KEPT_A_DAY, servedFolder } from './http/assets.ts';
import { OPENAPI_FILE } from './http/Contract.ts';
import { logRefusal } from './http/logRefusal.ts';
import { refuseCrossSite } from './http/refuseCrossSite.ts';
import type { Services } from './http/Services.ts';
import { toApiError } from './http/toApiError.ts';
import { backTo } from './pages/backTo.ts';
import { problemPage } from './pages/problemPage.ts';
import { sendPage } from './pages/sendPage.ts';
import type { ServerExtension } from './ServerExtension.ts';

const STATIC_FOLDER = fileURLToPath(new URL('./pages/static/', import.meta.url));
/** Written by scripts/flags.ts. */
const FLAGS_FOLDER = fileURLToPath(new URL('./pages/generated/flags/', import.meta.url));

export interface PageOptions {
  renderer: ScreenRenderer;
  extension: ServerExtension | undefined;
}

/** The pages that visitors are sent to if a page needs more than their session, by the code of the refusal. */
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
  { renderer, extension }: PageOptions,
): Promise<void> {
  const { renderFragment } = renderer;
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

    await pages.register(fastifyStatic, servedFolder(STATIC_FOLDER, '/site/'));
    await pages.register(fastifyStatic, servedFolder(FLAGS_FOLDER, '/site/flags/', KEPT_A_DAY));
    registerContract(pages);
    registerCountryRedirect(pages, services);
    registerLogin(pages, services, extension?.loginNote);
    registerSignOut(pages, services, users);
    registerIdentPages(pages, services);
    registerSessionsPage(pages, services, renderFragment);
    registerProviderPages(pages, services);
    registerBusinessPages(pages, services);
    registerDeletionPage(pages, services);
    registerSsoReturn(pages, services);
    registerPrivacyPage(pages, services);
    registerCookieSettingsPage(pages, services);
    for (const [below, sites] of Map.groupBy(extension?.screens ?? [], (site) => site.below))
      registerScreens(pages, services, renderer, below, sites, extension?.configuration);
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
