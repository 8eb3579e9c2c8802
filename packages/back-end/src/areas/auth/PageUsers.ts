import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { readUserInfo } from './readAuthState.ts';

export interface PageUser {
  name: string;
  email: string;
}

/** The signed-in user, for server-rendered pages. */
export class PageUsers {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  async read(request: FastifyRequest, reply: FastifyReply): Promise<PageUser | null> {
    const session = await this.#services.sessions.read(request, reply);
    const info = session && (await readUserInfo(this.#services.db, session.userId));
    return info && { name: info.accountName ?? '', email: info.accountEmail ?? '' };
  }
}
