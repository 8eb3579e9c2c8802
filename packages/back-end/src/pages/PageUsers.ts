import type { FastifyReply, FastifyRequest } from 'fastify';
import { readUserInfo } from '../areas/auth/readAuthState.ts';
import type { Services } from '../Services.ts';

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
