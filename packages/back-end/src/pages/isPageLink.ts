import { extname } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Contract } from '../http/Contract.ts';
import { pathOf } from './backTo.ts';

/** Whether this is a page link, not a file or a call; page links always get a page, if only a placeholder. */
export function isPageLink(request: FastifyRequest, contract: Contract, folders: readonly string[] = []): boolean {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const [, first = ''] = path.split('/');
  const isOther = contract.isApiPath(path) || ['travel-shell', 'site', ...folders].includes(first);
  return isRead && !isOther && extname(path) === '';
}
