import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from 'travel-shell-back-end/errors/ApiError.ts';
import { servedFolder } from 'travel-shell-back-end/http/assets.ts';
import { PAGE_POLICY, sendPage } from 'travel-shell-back-end/pages/sendPage.ts';
import type { PageContext } from 'travel-shell-back-end/ServerExtension.ts';
import { registerPlayground } from '../../playground/registerPlayground.ts';
import { registerOutbox } from '../outbox/registerOutbox.ts';
import { indexPage } from './indexPage.ts';
import { registerSupportPages } from './registerSupportPages.ts';
import type { GooglePrompt } from './ScenarioPage.ts';
import { listScenarios, registerScenarios } from './scenarioPages.ts';
import { sendTargetPage } from './targetPage.ts';

const AVATARS = fileURLToPath(new URL('../static/avatars/', import.meta.url));
const packageFolder = (file: string) => dirname(fileURLToPath(import.meta.resolve(file)));

/** Pages that the menus of a company lead to, and that no piece of ours has: `/business` would answer 404. */
const PLACEHOLDERS = ['/business/approval', '/business/book', '/business/stats'];

export interface DemoPagesOptions {
  scenariosDir: string;
  googlePrompt: GooglePrompt | undefined;
  /** Brands besides ours that the server knows, built. */
  brandFiles: readonly string[];
}

/** The pages that only the demo has, and the files they need. */
export async function registerDemoPages(
  pages: FastifyInstance,
  { services, users, renderFragment }: PageContext,
  { scenariosDir, googlePrompt, brandFiles }: DemoPagesOptions,
): Promise<void> {
  const folders = [
    [AVATARS, '/demo/avatars/'],
    [`${packageFolder('bootstrap/package.json')}/dist`, '/demo/vendor/bootstrap/'],
    [`${packageFolder('jquery/package.json')}/dist`, '/demo/vendor/jquery/'],
  ] as const;
  for (const [folder, prefix] of folders) await pages.register(fastifyStatic, servedFolder(folder, prefix));

  const brands = new Map<string, string>();
  for (const file of brandFiles) {
    const text = await readFile(file, 'utf8');
    brands.set(JSON.parse(text).id, text);
  }
  pages.get<{ Params: { id: string } }>('/demo/brands/:id.json', (request, reply) => {
    const brand = brands.get(request.params.id);
    if (brand === undefined) throw notFound(request.method, request.url);
    return reply.type('application/json; charset=utf-8').send(brand);
  });

  pages.get('/', async (request, reply) => {
    const scenarios = await listScenarios(scenariosDir, [...brands.keys()]);
    const user = await users.read(request, reply);
    const html = indexPage({ scenarios, user });
    return sendPage(reply, html, `${PAGE_POLICY}; frame-src 'self'`);
  });
  const { embedOrigins } = services;
  await registerScenarios(pages, users, { scenariosDir, services, embedOrigins, googlePrompt, renderFragment });
  await registerPlayground(pages);
  registerOutbox(pages, services.mail);
  registerSupportPages(pages, services);
  for (const path of PLACEHOLDERS) {
    pages.get(path, sendTargetPage);
    pages.get(`${path}/*`, sendTargetPage);
  }
}
