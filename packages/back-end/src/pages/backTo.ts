import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/originOf.ts';
import { safeRedirect } from '../http/safeRedirect.ts';

/** As the router reads it. A parser of addresses would take `//login/s/x` for the path `/s/x` of a host, and refuse `//`. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] as string;

/** The page of this site the visitor comes from. */
export const backTo = (request: FastifyRequest): string =>
  safeRedirect(request.headers.referer ?? '/', originOf(request));
