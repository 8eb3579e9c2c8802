/** An OpenID provider this site is registered with. */
export interface IdentityProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret?: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Address of the keys that sign its ID tokens. */
  jwksUri: string;
  /** The provider confirms every address but does not say so in `email_verified`. */
  emailsAreVerified?: boolean;
}
