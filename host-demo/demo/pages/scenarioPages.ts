import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageUsers } from 'travel-shell-back-end/areas/auth/PageUsers.ts';
import { readActing } from 'travel-shell-back-end/areas/business/readActing.ts';
import { notFound } from 'travel-shell-back-end/errors/ApiError.ts';
import { servedFolder } from 'travel-shell-back-end/http/assets.ts';
import { currentFormToken } from 'travel-shell-back-end/http/formTokens.ts';
import { toApiError } from 'travel-shell-back-end/http/fragments/fragments.ts';
import type { Services } from 'travel-shell-back-end/http/Services.ts';
import { actingAttributes } from 'travel-shell-back-end/pages/sendShellPage.ts';
import type { FragmentRenderer } from 'travel-shell-fragments/service';
import { checkScenarioQuery } from './checkScenarioQuery.ts';
import type { GooglePrompt, ScenarioPage } from './ScenarioPage.ts';

export interface ScenarioEntry extends ScenarioPage {
  name: string;
}

/** The scenarios that have a page and whose brand this server has, in order of their names. */
export async function listScenarios(scenariosDir: string, brands: readonly string[] = []): Promise<ScenarioEntry[]> {
  if (!existsSync(scenariosDir)) return [];
  const names = (await readdir(scenariosDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && existsSync(join(scenariosDir, entry.name, 'page.ts')))
    .map((entry) => entry.name)
    .sort();
  const pages = await Promise.all(names.map(async (name) => ({ name, ...(await importPage(scenariosDir, name)) })));
  return pages.filter(({ needsBrand }) => needsBrand === undefined || brands.includes(needsBrand));
}

const importPage = (scenariosDir: string, name: string): Promise<ScenarioPage> =>
  import(/* @vite-ignore */ pathToFileURL(join(scenariosDir, name, 'page.ts')).href);

export interface ScenarioOptions {
  scenariosDir: string;
  services: Services;
  embedOrigins: readonly string[];
  googlePrompt: GooglePrompt | undefined;
  renderFragment: FragmentRenderer['renderFragment'];
}

/**
 * The policy of a page without a stricter one: our own scripts, those of Google or its stand-in, and those that the
 * page itself has written. An injected script neither runs nor sends anything.
 */
const scenarioPolicy = (nonce: string, google: readonly string[], embedOrigins: readonly string[]) => {
  const site = ["'self'", ...google].join(' ');
  return Object.entries({
    'default-src': "'self'",
    'script-src': `${site} 'nonce-${nonce}'`,
    'style-src': `${site} 'unsafe-inline'`,
    'img-src': [site, 'data:', ...embedOrigins].join(' '),
    'connect-src': [site, ...embedOrigins].join(' '),
    'frame-src': site,
    'form-action': ["'self'", ...embedOrigins].join(' '),
    'frame-ancestors': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
};

/** `/scenarios/<name>/` and the files in its `static` folder. */
export async function registerScenarios(
  app: FastifyInstance,
  users: PageUsers,
  { scenariosDir, services, embedOrigins, googlePrompt, renderFragment }: ScenarioOptions,
): Promise<void> {
  if (existsSync(scenariosDir)) {
    await app.register(fastifyStatic, {
      ...servedFolder(scenariosDir, '/scenarios/'),
      index: false,
      allowedPath: (path) => /^\/?[^/]+\/static\//.test(path),
    });
  }

  app.get<{ Params: { name: string } }>('/scenarios/:name', (request, reply) =>
    reply.redirect(`/scenarios/${encodeURIComponent(request.params.name)}/`, 308),
  );

  app.get<{ Params: { name: string } }>('/scenarios/:name/', async (request, reply) => {
    const { name } = request.params;
    if (!/^[a-z0-9-]+$/.test(name) || !existsSync(join(scenariosDir, name, 'page.ts'))) {
      throw notFound(request.method, `/scenarios/${name}/`);
    }
    const origin = `${request.protocol}://${request.host}`;
    const query = new URL(request.url, 'http://localhost').searchParams;
    const google = googlePrompt ? [new URL(googlePrompt.script).origin] : [];
    checkScenarioQuery(query, [origin, ...embedOrigins, ...google]);
    const page = await importPage(scenariosDir, name);
    const session = await services.sessions.read(request, reply);
    const acting = session && (await readActing(services.db, session));
    const nonce = randomBytes(16).toString('base64');
    const { html, headers = {} } = await page.render({
      origin,
      nonce,
      query,
      cookies: request.cookies,
      user: await users.read(request, reply),
      acting: acting && actingAttributes(acting),
      hasDecided: request.cookies.consent !== undefined,
      formToken: currentFormToken(request, reply),
      google: googlePrompt,
      // The address may contain an attribute that the piece does not have.
      fragment: (piece, attributes) =>
        renderFragment(piece, attributes, { nonce }).catch((error) => Promise.reject(toApiError(error))),
    });
    // The page may contain the signed-in user.
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': scenarioPolicy(nonce, google, embedOrigins) })
      .type('text/html; charset=utf-8')
      .headers(headers)
      .send(html);
  });
}
