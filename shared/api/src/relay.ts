import { call } from '@travel-shell/api';
import { anything } from '@travel-shell/contract/parse';
import { getConfig, logFailure } from '@travel-shell/core';

/** A call requested by the page around our frame. */
export interface RelayRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  params?: Record<string, string | number | boolean>;
  data?: object;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Makes a call for the page around our frame (API-037). Returns its response, or undefined on failure, which is only
 * logged (ERR-057). `from` is the `origin` of the page's message. API-O18: that must be our own origin or one of
 * `relayOrigins`, and the call must go to our own back end, as it carries the visitor's session. A host that we may lead
 * visitors to (`allowedHosts`) may not act for them.
 */
export async function relay(request: RelayRequest, from: string): Promise<unknown> {
  try {
    const { apiBase, relayOrigins } = getConfig();
    // A page without an origin sends the text `null`, and so does our own one when it has none.
    if (from === 'null' || (from !== location.origin && !relayOrigins.includes(from))) {
      throw new TypeError(`${from} is not in relayOrigins.`);
    }
    const home = new URL(apiBase || location.href).origin;
    const { origin, pathname, searchParams } = new URL(request.url, home);
    if (origin !== home) throw new TypeError(`${origin} is not the back end, which is ${home}.`);
    if (!METHODS.includes(request.method)) throw new TypeError(`${request.method} is no method that is relayed.`);
    const query = { ...Object.fromEntries(searchParams), ...request.params };
    const options = { query, json: request.data, headers: request.headers, parse: anything };
    // The request comes from the outer page, so the contract's types cannot check it.
    return await call(request.method.toLowerCase() as 'get', pathname as never, options as never);
  } catch (cause) {
    logFailure({ code: 'RELAY_FAILED', message: `${request.method} ${request.url} failed.`, cause });
    return undefined;
  }
}
