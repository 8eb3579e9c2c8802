import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SiteScreens } from 'travel-shell-back-end/areas/business/pages/registerScreens.ts';
import type { ServerOptions } from 'travel-shell-back-end/configuration/ServerOptions.ts';
import { createServer } from 'travel-shell-back-end/createServer.ts';
import { notFound } from 'travel-shell-back-end/errors/ApiError.ts';
import { allowAnyOrigin, servedFolder } from 'travel-shell-back-end/http/assets.ts';
import { sheetPage } from 'travel-shell-back-end/pages/layout.ts';
import { sendPage } from 'travel-shell-back-end/pages/sendPage.ts';
import { REPOSITORY_ROOT } from '../repositoryRoot.ts';
import { COMPANY_CONFIGURATION, COMPANY_SCREENS } from './companyPages.ts';
import { registerLiveReload } from './liveReload.ts';
import { loginNote } from './pages/loginNote.ts';
import { registerDemoPages } from './pages/registerDemoPages.ts';
import type { GooglePrompt } from './pages/ScenarioPage.ts';
import { sendTargetPage } from './pages/targetPage.ts';
import { refuseRealPeople } from './refuseRealPeople.ts';
import { seedDemo } from './seed/seedDemo.ts';

export interface DemoOptions extends ServerOptions {
  /** The setting of Google's prompt that pages give to the kit. */
  googlePrompt?: GooglePrompt;
  /** Reload pages after a build. For development. */
  liveReload?: boolean;
  scenariosDir?: string;
  storybookDir?: string;
  docsDir?: string;
  /** Pieces with screens besides those of a company, and where their pages are. */
  screens?: readonly SiteScreens[];
}

/** The brand that `npm run build` makes of the folder of the scenario `fourth-brand`; none before the build. */
export const demoBrands = (): string[] =>
  [join(REPOSITORY_ROOT, 'dist/demo/petrel.json')].filter((file) => existsSync(file));

/** The back end with everything that only the demo has. All its passwords and mails are public: never for real people. */
export function createDemoServer({
  googlePrompt,
  liveReload = false,
  scenariosDir = join(REPOSITORY_ROOT, 'host-demo/scenarios'),
  storybookDir = join(REPOSITORY_ROOT, 'dist/storybook'),
  docsDir = join(REPOSITORY_ROOT, 'dist/docs'),
  screens = [],
  ...options
}: DemoOptions = {}): Promise<FastifyInstance> {
  return createServer(options, {
    async seed(db) {
      await refuseRealPeople(db);
      await seedDemo(db);
    },
    async register(app, { assetsDir }) {
      if (liveReload) await registerLiveReload(app, assetsDir);
      await registerBuiltSite(app, {
        ...{ name: 'Storybook', path: '/storybook', folder: storybookDir },
        policy: policy(" 'unsafe-eval'"),
      });
      await registerBuiltSite(app, { name: 'Documentation', path: '/docs', folder: docsDir, policy: policy('') });
      for (const name of ['llms.txt', 'llms-full.txt'])
        app.get(`/${name}`, async (request, reply) => {
          const file = join(docsDir, name);
          if (!existsSync(file)) throw notFound(request.method, name);
          return reply.type('text/plain; charset=utf-8').send(readFileSync(file));
        });
    },
    registerPages: (pages, context) =>
      registerDemoPages(pages, context, {
        ...{ scenariosDir, googlePrompt },
        brandFiles: options.brandFiles ?? [],
      }),
    screens: [...COMPANY_SCREENS, ...screens],
    configuration: COMPANY_CONFIGURATION,
    loginNote,
    folders: ['scenarios', 'storybook', 'docs', 'demo'],
    sendMissingPage: sendTargetPage,
  });
}

/** VitePress and Storybook write scripts and styles into their pages, and frame some. */
const policy = (script: string) =>
  `default-src 'self'; script-src 'self' 'unsafe-inline'${script}; style-src 'self' 'unsafe-inline'; ` +
  "img-src 'self' data: https:; font-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

interface BuiltSite {
  name: string;
  path: string;
  folder: string;
  policy: string;
}

async function registerBuiltSite(app: FastifyInstance, { name, path, folder, policy }: BuiltSite): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const notBuilt = sheetPage(
    name,
    `<h1>${name} is not built yet</h1>
<p><code>npm start</code> builds it beside the demo, which takes half a minute. This page looks again every five seconds.</p>
<p><a class="button" href="/">Back</a></p>`,
  );
  await app.register(async (site) => {
    site.addHook('onRequest', async (_request, reply) => {
      if (!existsSync(join(folder, 'index.html'))) return sendPage(reply.code(404).header('Refresh', '5'), notBuilt);
      // Another Storybook that lists ours (composition) reads its index; a machine may read the docs.
      allowAnyOrigin(reply);
      reply.header('Content-Security-Policy', policy);
    });
    await site.register(fastifyStatic, servedFolder(folder, `${path}/`));
  });
  app.get(path, (_request, reply) => reply.redirect(`${path}/`, 308));
}
