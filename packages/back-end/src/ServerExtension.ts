import type { ShellConfig } from '@travel-shell/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { FragmentRenderer } from 'travel-shell-fragments/service';
import type { PageUsers } from './areas/auth/PageUsers.ts';
import type { SiteScreens } from './areas/business/pages/registerScreens.ts';
import type { Database } from './database/Database.ts';
import type { Services } from './http/Services.ts';

export interface PageContext {
  services: Services;
  users: PageUsers;
  renderFragment: FragmentRenderer['renderFragment'];
}

/** The parts that a site adds to this server; a server without an extension has none of them. */
export interface ServerExtension {
  /** Adds data at start, after the reference data. Two servers may do it at once. */
  seed(db: Kysely<Database>): Promise<void>;
  /** Routes and hooks beside those of pages. */
  register(app: FastifyInstance, built: { assetsDir: string }): Promise<void>;
  /** Pages, with error pages and protection of the server's own. */
  registerPages(pages: FastifyInstance, context: PageContext): Promise<void>;
  /** First parts of addresses below which there are files instead of pages. */
  folders: readonly string[];
  /** Pieces with screens, and where their pages are. */
  screens?: readonly SiteScreens[];
  /** The configuration of the pieces on the pages of these screens, as a page of the site has it. */
  configuration?: Partial<ShellConfig>;
  /** HTML below the form of `/login`. */
  loginNote: string;
  /** Answers a link to a page that is not there, instead of a 404. */
  sendMissingPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}
