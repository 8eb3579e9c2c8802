import { createHash } from 'node:crypto';

export interface AuthorizationRequest {
  endpoint: string;
  clientId: string;
  redirectUri: string;
  scope: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** How the provider returns; in the query by default. */
  responseMode?: 'form_post' | undefined;
}

/** A provider's authorization URL (OpenID Connect Core §3.1.2.1, RFC 7636). */
export function authorizationUrl(request: AuthorizationRequest): string {
  const url = new URL(request.endpoint);
  const parameters = {
    response_type: 'code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: request.scope,
    state: request.state,
    nonce: request.nonce,
    code_challenge: createHash('sha256').update(request.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(request.responseMode && { response_mode: request.responseMode }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
