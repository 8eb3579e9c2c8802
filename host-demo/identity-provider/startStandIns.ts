import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { IdentityProviderOptions } from 'travel-shell-back-end/areas/auth/providers/IdentityProviderOptions.ts';
import { choicePage, formPostPage, framePage, type Page, problem } from './pages.ts';
import { COMPANIES, PEOPLE } from './people.ts';
import { CLIENT_ID, StandIn } from './StandIn.ts';

const NAMES = ['google', 'apple', 'naver'] as const;
type Name = (typeof NAMES)[number];

export interface StandIns {
  /** For `ServerOptions.identityProviders`. */
  providers: Record<Name, IdentityProviderOptions>;
  /** For `ServerOptions.companyProviders`, by the domain of their people's addresses. */
  companies: Readonly<Record<string, IdentityProviderOptions>>;
  /** For `google` of a page's configuration. */
  google: { clientId: string; script: string };
  stop(): Promise<void>;
}

export interface StandInOptions {
  host?: string;
  /** 0 picks a free port. */
  port?: number;
  /** The stand-ins' origin for browsers and the server; `http://localhost:<port>` when left out. */
  origin?: string | undefined;
}

/** Simulates Google, Apple, Naver and companies on one port. Visitors can sign in as any of their users. */
export async function startStandIns({ host = '127.0.0.1', port = 0, origin }: StandInOptions = {}): Promise<StandIns> {
  const script = await readFile(new URL('gsiClient.js', import.meta.url));
  const standIns = new Map<string, StandIn>();
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error('a stand-in provider failed', error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A host name instead of an IP address: a different site than the demo's, as in production, so that cookies behave
  // the same.
  const home = origin ?? `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const name of NAMES) {
    const standIn = await StandIn.create({
      issuer: `${home}/${name}`,
      title: name.charAt(0).toUpperCase() + name.slice(1),
      people: PEOPLE,
      callbackPath: `/login/${name}/callback`,
      isLikeApple: name === 'apple',
    });
    standIns.set(name, standIn);
  }
  const optionsOf = (name: Name) => (standIns.get(name) as StandIn).options;
  const companies: Record<string, IdentityProviderOptions> = {};
  for (const [domain, people] of Object.entries(COMPANIES)) {
    const callbackPath = `/login/company/${domain}/callback`;
    const standIn = await StandIn.create({ issuer: `${home}/${domain}`, title: domain, people, callbackPath });
    standIns.set(domain, standIn);
    companies[domain] = standIn.options;
  }

  return {
    providers: { google: optionsOf('google'), apple: optionsOf('apple'), naver: optionsOf('naver') },
    companies,
    google: { clientId: CLIENT_ID, script: `${home}/gsi/client` },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', home);
    if (url.pathname === '/gsi/client')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    const [, name = '', action] = url.pathname.split('/');
    const standIn = standIns.get(name);
    switch (standIn && `${request.method} ${action}`) {
      case 'GET keys':
        return json(response, 200, { keys: [standIn?.jwk] });
      case 'POST token':
        return token(standIn as StandIn, request, response);
      case 'GET authorize':
      case 'POST authorize':
        return authorize(standIn as StandIn, url, request, response);
      case 'GET frame':
      case 'POST frame':
        return frame(standIn as StandIn, url, request, response);
      default:
        send(response, 404, problem('There is nothing here.'));
    }
  }
}

async function token(standIn: StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await standIn.exchange(new URLSearchParams(await text(request)));
  if ('error' in result) return json(response, result.error === 'invalid_client' ? 401 : 400, result);
  json(response, 200, { access_token: 'unused', token_type: 'Bearer', expires_in: 60, id_token: result.idToken });
}

async function authorize(
  standIn: StandIn,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = standIn.readRequest(url.searchParams);
  if (typeof asked === 'string') return send(response, 400, problem(asked));
  if (request.method === 'GET')
    return send(response, 200, choicePage(standIn.title, standIn.people, url.search.slice(1), asked.redirectUri));
  const chosen = new URLSearchParams(await text(request)).get('person');
  const person = standIn.people.find(({ sub }) => sub === chosen);
  const fields = person ? standIn.agree(person, asked) : { error: 'access_denied', state: asked.state };
  if (asked.responseMode === 'form_post') return send(response, 200, formPostPage(asked.redirectUri, fields));
  response.writeHead(303, { location: `${asked.redirectUri}?${new URLSearchParams(fields)}` }).end();
}

/** The frames of Google's script. */
async function frame(standIn: StandIn, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = url.searchParams.get('origin') ?? '';
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
  if (url.searchParams.get('client_id') !== CLIENT_ID || !isOrigin)
    return send(response, 400, problem('Not registered.'));
  const hint = url.searchParams.get('login_hint');
  const person = standIn.people.find(({ email }) => email === hint) ?? standIn.people[0];
  if (!person) return send(response, 404, problem('Not signed in.'));
  if (request.method === 'GET') {
    return send(response, 200, framePage(person, origin, url.searchParams.get('kind') === 'prompt'));
  }
  json(response, 200, { credential: await standIn.sign(person, url.searchParams.get('nonce') ?? '') });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

function send(response: ServerResponse, status: number, { html, policy }: Page): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
    .end(html);
}
