import { ApiError } from '../../ApiError.ts';
import type { ServerOptions } from '../../ServerOptions.ts';
import type { IdentitySource, ProviderName } from '../authTables.ts';
import { IdentityProvider } from './IdentityProvider.ts';

export const PROVIDER_NAMES: readonly ProviderName[] = ['google', 'apple', 'naver'];

/** The company whose people have addresses of this domain, in any case of its letters. */
export const companySource = (domain: string): IdentitySource => `company:${domain.toLowerCase()}`;

/** The providers this site offers, and the companies that sign their people in themselves. */
export class IdentityProviders {
  readonly #providers = new Map<IdentitySource, IdentityProvider>();

  constructor({
    identityProviders = {},
    companyProviders = {},
  }: Pick<ServerOptions, 'identityProviders' | 'companyProviders'>) {
    for (const name of PROVIDER_NAMES) {
      const options = identityProviders[name];
      if (options) this.#providers.set(name, new IdentityProvider(name, options));
    }
    for (const [domain, options] of Object.entries(companyProviders)) {
      const source = companySource(domain);
      // A company that gives out the addresses seldom says that it has confirmed them.
      this.#providers.set(source, new IdentityProvider(source, { emailsAreVerified: true, ...options }));
    }
  }

  has(source: IdentitySource): boolean {
    return this.#providers.has(source);
  }

  /** Throws SERVICE_DISABLED when the site does not offer it. */
  require(source: IdentitySource): IdentityProvider {
    const provider = this.#providers.get(source);
    if (provider) return provider;
    throw new ApiError(
      503,
      'SERVICE_DISABLED',
      `No identity provider "${source}" is configured.`,
      'This way to sign in is not available.',
    );
  }
}
