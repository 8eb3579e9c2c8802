import { readFile } from 'node:fs/promises';
import { maxHeaderSize } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { BRANDS, CONFIG_DEFAULTS } from '@travel-shell/core';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { seedAccount } from './areas/account/accountSeed.ts';
import { addSites } from './areas/account/seedFooter.ts';
import { endActing } from './areas/auth/noteActingEnd.ts';
import { IdentityProviders } from './areas/auth/providers/IdentityProviders.ts';
import { refusePublicAccounts } from './areas/auth/refusePublicAccounts.ts';
import { requireFeature, requireMember, requirePermission } from './areas/business/requireMember.ts';
import { createUploadAdmission } from './areas/company/admitUpload.ts';
import { LOGO_FORMATS } from './areas/company/logoFormats.ts';
import { registerCompanyLogos } from './areas/company/registerCompanyLogos.ts';
import { sealStoredSecrets } from './areas/company/sealStoredSecrets.ts';
import { seedConsent } from './areas/consent/consentSeed.ts';
import { Mail } from './areas/mail/Mail.ts';
import { MailQueue } from './areas/mail/MailQueue.ts';
import type { MailTransport } from './areas/mail/MailTransport.ts';
import { readWaitingMails } from './areas/mail/readWaitingMails.ts';
import { type MailServer, SmtpTransport } from './areas/mail/SmtpTransport.ts';
import { NOBODY } from './areas/mail/staffMail.ts';
import { openDatabase } from './areas/schema/openDatabase.ts';
import { RETENTION } from './areas/schema/retention.ts';
import { BUILT, type ServerOptions } from './configuration/ServerOptions.ts';
import type { Database } from './database/Database.ts';
import { poolOf } from './database/openPostgres.ts';
import { startRetention } from './database/startRetention.ts';
import { type ApiError, notFound } from './errors/ApiError.ts';
import { ConfigurationError } from './errors/Problems.ts';
import { registerApiRoutes } from './http/apiRoutes.ts';
import { registerAssets } from './http/assets.ts';
import { Contract } from './http/Contract.ts';
import { closeConnectionsWhenStopping } from './http/connections/closeConnectionsWhenStopping.ts';
import { connectionOptions, MAX_CONNECTIONS } from './http/connections/connectionOptions.ts';
import { limitBodyTime } from './http/connections/limitBodyTime.ts';
import { limitPipelining } from './http/connections/limitPipelining.ts';
import { readableUrl } from './http/connections/readableUrl.ts';
import { refuseBrokenHttp } from './http/connections/refuseBrokenHttp.ts';
import { refuseUnknownHosts } from './http/connections/refuseUnknownHosts.ts';
import { registerReadiness } from './http/connections/registerReadiness.ts';
import { SHED_LIMITS, shedLoad } from './http/connections/shedLoad.ts';
import { registerFormTokens } from './http/formTokens.ts';
import {
  admitFragments,
  createFragmentsLoader,
  fewAtOnce,
  registerFragments,
  withData,
} from './http/fragments/fragments.ts';
import { normalizeFragmentAttributes, type ShownBrand } from './http/fragments/normalizeFragmentAttributes.ts';
import { RenderThreads } from './http/fragments/RenderThreads.ts';
import { actionLimits } from './http/limits/actionLimits.ts';
import { Limits } from './http/limits/Limits.ts';
import { LOGIN_LIMITS } from './http/limits/loginLimits.ts';
import { loggerOptions } from './http/loggerOptions.ts';
import { logRefusal } from './http/logRefusal.ts';
import { Releases } from './http/Releases.ts';
import { registerSecurityContact } from './http/registerSecurityContact.ts';
import type { Services } from './http/Services.ts';
import { registerSecurityHeaders } from './http/securityHeaders.ts';
import { cookieParsing, refuseDoubledCookies } from './http/sessions/hostCookies.ts';
import { RequestSessions } from './http/sessions/RequestSessions.ts';
import { SESSION_LIFETIMES } from './http/sessions/SessionLifetimes.ts';
import { SessionStore } from './http/sessions/SessionStore.ts';
import { Metrics } from './http/telemetry/Metrics.ts';
import { registerMetrics } from './http/telemetry/registerMetrics.ts';
import { requestIdOf, sendRequestIds } from './http/telemetry/requestIds.ts';
import { toApiError } from './http/toApiError.ts';
import { noteReleases } from './http/visitorShare.ts';
import { createOperations } from './operations.ts';
import { backTo, pathOf } from './pages/backTo.ts';
import { isPageLink } from './pages/isPageLink.ts';
import { problemPage } from './pages/problemPage.ts';
import { KIT_SITE, type Site } from './pages/Site.ts';
import { sendPage } from './pages/sendPage.ts';
import { readFragmentData } from './readFragmentData.ts';
import { registerPages } from './registerPages.ts';
import type { ServerExtension } from './ServerExtension.ts';
import { Keyring } from './secrets/Keyring.ts';

/**
 * A server that is ready to listen. `close()` finishes the requests in flight and closes the database it opened.
 * @param extension what this site adds
 */
export async function createServer(options: ServerOptions = {}, extension?: ServerExtension): Promise<FastifyInstance> {
  const {
    embedOrigins = [],
    assetsDir = BUILT.assetsDir,
    fragmentsModule = BUILT.fragmentsModule,
    signedInCookie = CONFIG_DEFAULTS.signedInCookie,
  } = options;

  const app = fastify({
    logger: loggerOptions(options.logLevel ?? 'info', options.logStream),
    // Trust only the peer. Proxies append to X-Forwarded-For, so earlier entries come from the visitor.
    trustProxy: options.trustProxy ? (_address, hop) => hop === 0 : false,
    // Idle keep-alive connections must not delay the shutdown.
    forceCloseConnections: 'idle',
    // Requests that arrive before the listener closes are answered like everything else.
    return503OnClosing: false,
    ...connectionOptions,
    genReqId: requestIdOf((options.trustProxy && options.proxyNumbersRequests) ?? false),
    rewriteUrl: readableUrl,
    clientErrorHandler: refuseBrokenHttp,
    // As long as a whole address may be. What is longer the router would refuse by itself, like one it cannot decode.
    routerOptions: { maxParamLength: maxHeaderSize },
  });

  const brands = await readBrands(options.brandFiles);
  const site = siteOf(options.site, brands);
  app.decorate('site', site);
  const seed = async (database: Kysely<Database>) => {
    if (options.isForRealPeople) await refusePublicAccounts(database);
    await seedAccount(database);
    await addSites(
      database,
      brands.map(({ id, name }) => ({ brand: id, displayName: name, pageDescription: '', hasApps: false })),
    );
    await seedConsent(database, signedInCookie);
    await extension?.seed(database);
  };
  const db =
    options.database ??
    (await openDatabase({
      seed,
      databaseUrl: options.databaseUrl,
      dataDir: options.dataDir,
      pool: options.pool,
      onConnectionError: (error) => app.log.error(error, 'a database connection broke'),
    }));
  if (!options.database) app.addHook('onClose', () => db.destroy());

  try {
    if (options.database) await seed(db);
    const keyring = new Keyring(options.secretKeys);
    await sealStoredSecrets(db, keyring);
    const metrics = new Metrics(poolOf(db), () => readWaitingMails(db));
    const services: Services = {
      db,
      sessions: new RequestSessions(new SessionStore(db, options.sessionLifetimes ?? SESSION_LIFETIMES), {
        name: signedInCookie,
        domain: options.signedInCookieDomain,
      }),
      limits: new Limits(db, { ...actionLimits(options.loginLimits ?? LOGIN_LIMITS), ...options.limits }, (action) =>
        metrics.refused.inc({ action }),
      ),
      mail: new Mail(db, options.mail !== undefined, site),
      staffMail: options.staffMail ?? NOBODY,
      identityProviders: new IdentityProviders(options),
      keyring,
      allowSignIn: options.allowSignIn ?? true,
      termsConsentRequired: options.termsConsentRequired ?? true,
      consent: options.consent ?? {},
      tcfVendors: options.tcfVendors,
      consentTexts: options.consentTexts,
      logoFormats: options.companyLogoTypes ?? LOGO_FORMATS,
      embedOrigins,
      siteNames: await readSiteNames(db, site, options.publicOrigin),
      publicOrigin: options.publicOrigin,
    };
    const contract = await Contract.read();
    if (options.mail) sendMails(app, db, options.mail);
    answerFailures(app, services, contract, extension);
    startRetention(app, db, RETENTION, () => endActing(services));
    app.server.maxConnections = MAX_CONNECTIONS;
    closeConnectionsWhenStopping(app, limitPipelining(app));
    registerReadiness(app, db);
    limitBodyTime(app);
    sendRequestIds(app);
    registerMetrics(app, metrics, options.metricsToken);
    registerSecurityContact(app, options.securityContact, options.publicOrigin);
    await shedLoad(app, poolOf(db), options.shedLimits ?? SHED_LIMITS, () => metrics.shed.inc());
    await registerSecurityHeaders(app, options);
    refuseUnknownHosts(app);
    await extension?.register(app, { assetsDir });
    await app.register(cookie, { parseOptions: cookieParsing });
    refuseDoubledCookies(app);
    const releases = new Releases(assetsDir, app.log);
    await Promise.all([releases.current(), releases.canary()]);
    noteReleases(app, releases);
    await app.register(formbody);
    registerFormTokens(app, keyring);
    await registerApiRoutes(app, contract, createOperations(services), services, {
      requireMember,
      requirePermission,
      requireFeature,
      uploads: createUploadAdmission(services),
    });
    const threads = new RenderThreads(brands, app.log);
    app.addHook('onClose', () => threads.close());
    const loadFragments = createFragmentsLoader(fragmentsModule, releases, threads, app.log);
    const readData = fewAtOnce((piece, attributes, isOpened) =>
      readFragmentData(db, piece, attributes, isOpened, options.tcfVendors),
    );
    const admit = admitFragments(threads, services.limits);
    registerFragments(app, loadFragments, readData, releases, {
      settle: normalizeFragmentAttributes(db, brands),
      admit,
    });
    await registerAssets(app, assetsDir, releases);
    registerCompanyLogos(app, db);
    await registerPages(app, services, {
      renderer: {
        renderFragment: withData(loadFragments, readData),
        openScreen: async (...page) => (await loadFragments()).openScreen(...page),
        admit: (address) => admit(address, false),
      },
      extension,
    });
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

const readBrands = (files: readonly string[] = []): Promise<ShownBrand[]> =>
  Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));

function siteOf(given: Partial<Site> | undefined, brands: readonly ShownBrand[]): Site {
  const site = { ...KIT_SITE, ...given };
  const known = [...BRANDS, ...brands.map(({ id }) => id)];
  if (known.includes(site.brand)) return site;
  throw new ConfigurationError(
    `SITE: there is no brand "${site.brand}". There are ${known.join(', ')}; BRAND_FILES adds others.`,
  );
}

async function readSiteNames(db: Kysely<Database>, { name: ownName }: Site, publicOrigin?: string): Promise<string[]> {
  const brands = await db.selectFrom('site_brands').select('display_name').execute();
  const host = publicOrigin ? [new URL(publicOrigin).hostname] : [];
  // Words of a name may be in any password: "travel" is no reason to refuse one.
  return [
    ...[ownName, ...brands.map(({ display_name }) => display_name)].map((name) => name.replaceAll(' ', '')),
    ...host,
  ];
}

function sendMails(app: FastifyInstance, db: Kysely<Database>, mail: MailServer | MailTransport): void {
  const queue = new MailQueue(db, 'url' in mail ? new SmtpTransport(mail) : mail, app.log);
  app.addHook('onListen', async () => queue.start());
  // Beside the last requests, so that both have the time for a stop.
  app.addHook('preClose', async () => void queue.stop());
  app.addHook('onClose', () => queue.stop());
}

/** Sends every failure in the shape of ERR-001 without its cause; page links get a page instead. */
function answerFailures(
  app: FastifyInstance,
  { sessions }: Services,
  contract: Contract,
  extension: ServerExtension | undefined,
): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const failure = toApiError(error, request);
    logRefusal(request, sessions, failure);
    // An ApiError is intended, such as a provider that is not configured.
    if (failure.statusCode >= 500 && failure !== error) request.log.error(error, 'a request failed');
    return reply
      .code(failure.statusCode)
      .headers({ 'Cache-Control': 'no-store', ...failure.headers })
      .send(failure.toResponse());
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isPageLink(request, contract, extension?.folders)) throw notFound(request.method, pathOf(request));
    if (extension) return extension.sendMissingPage(request, reply);
    return sendPage(reply.code(404), problemPage('There is no page at this address.', backTo(request)));
  });
}
