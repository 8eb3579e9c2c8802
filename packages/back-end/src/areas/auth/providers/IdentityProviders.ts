import { ApiError } from '../../../errors/ApiError.ts';
import type { IdentitySource, ProviderName } from '../authTables.ts';
import { companySource } from '../identitySources.ts';
import { IdentityProvider } from './IdentityProvider.ts';
import type { IdentityProviderOptions } from './IdentityProviderOptions.ts';

declare module '../../../http/Services.ts' {
  interface Services {
    identityProviders: IdentityProviders;
    allowSignIn: boolean;
    /** A new account has to accept the terms (CON-093). */
    termsConsentRequired: boolean;
    /** The site's names, by its brands and its host: no part of a password that is hard to guess. */
    siteNames: readonly string[];
  }
}

export interface ConfiguredProviders {
  /** Providers visitors may sign in with; a call for another answers SERVICE_DISABLED. */
  identityProviders?: Partial<Record<ProviderName, IdentityProviderOptions>>;
  /**
   * Companies that sign in their own people, by e-mail domain. A company configured here can open every account of its
   * domain.
   */
  companyProviders?: Readonly<Record<string, IdentityProviderOptions>>;
}

export const PROVIDERS: readonly ProviderName[] = ['google', 'apple', 'naver'];

/** The providers this site offers, and the companies that sign in their own people. */
export class IdentityProviders {
  readonly #providers = new Map<IdentitySource, IdentityProvider>();

  constructor({ identityProviders = {}, companyProviders = {} }: ConfiguredProviders) {
    for (const name of PROVIDERS) {
      const options = identityProviders[name];
      if (options) this.#providers.set(name, new IdentityProvider(name, options));
    }
    for (const [domain, options] of Object.entries(companyProviders)) {
      const source = companySource(domain);
      // Companies own their addresses, so they rarely send `email_verified`.
      this.#providers.set(source, new IdentityProvider(source, { emailsAreVerified: true, ...options }));
    }
  }

  has(source: IdentitySource): boolean {
    return this.#providers.has(source);
  }

  /** Throws SERVICE_DISABLED when the site does not offer it (ERR-032). */
  require(source: IdentitySource): IdentityProvider {
    const provider = this.#providers.get(source);
    if (provider) return provider;
    throw new ApiError(
      503,
      'SERVICE_DISABLED',
      `${source.charAt(0).toUpperCase()}${source.slice(1)} service is disabled`,
      'This way to sign in is not available.',
    );
  }
}
