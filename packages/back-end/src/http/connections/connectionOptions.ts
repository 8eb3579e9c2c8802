import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long a client may take to send what it begins. Slow lines need a second; who takes longer only holds a place. */
export const HEADERS_SECONDS = 10;
/** The body, counted from the end of the headers. */
export const BODY_SECONDS = 12;
/** The body on routes that take files. */
export const UPLOAD_SECONDS = 60;

/** A connection on which nothing moves for this long is closed, also while an answer waits to be read. */
export const SILENCE_SECONDS = 20;

/** Connections of one process. More are closed at once, so that the open ones go on. */
export const MAX_CONNECTIONS = 5000;

/** Most calls take a form or a few numbers; routes with longer bodies name their own size. */
export const BODY_BYTES = 16 * 1024;

/** Node's own limits. Its check runs each second, so that a limit holds to the second. */
export const connectionOptions = {
  bodyLimit: BODY_BYTES,
  connectionTimeout: SILENCE_SECONDS * 1000,
  // The limit of any request, files included. `limitBodyTime` ends the others sooner.
  requestTimeout: (HEADERS_SECONDS + UPLOAD_SECONDS) * 1000,
  http: { headersTimeout: HEADERS_SECONDS * 1000, connectionsCheckingInterval: 1000 },
} satisfies FastifyHttpOptions<Server>;
