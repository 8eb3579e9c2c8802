import { ApiError } from '../../ApiError.ts';
import type { IdentityProviderOptions } from '../../ServerOptions.ts';
import type { ProviderName } from '../authTables.ts';
import { IdentityProvider } from './IdentityProvider.ts';

export const PROVIDER_NAMES: readonly ProviderName[] = ['google', 'apple', 'naver'];

/** The providers this site offers. */
export class IdentityProviders {
  readonly #providers = new Map<ProviderName, IdentityProvider>();

  constructor(options: Partial<Record<ProviderName, IdentityProviderOptions>>) {
    for (const name of PROVIDER_NAMES) {
      if (options[name]) this.#providers.set(name, new IdentityProvider(name, options[name]));
    }
  }

  /** Throws SERVICE_DISABLED when the site does not offer it. */
  require(name: ProviderName): IdentityProvider {
    const provider = this.#providers.get(name);
    if (provider) return provider;
    throw new ApiError(
      503,
      'SERVICE_DISABLED',
      `No identity provider "${name}" is configured.`,
      'This way to sign in is not available.',
    );
  }
}
