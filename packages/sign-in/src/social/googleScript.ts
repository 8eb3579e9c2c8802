import type { GoogleConfig } from '@travel-shell/core';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { getConfig } from '@travel-shell/piece';
import { getShellStore } from '@travel-shell/store';
import { GoogleServiceError } from './GoogleServiceError.ts';

/**
 * The parts of Google Identity Services that we use
 * (https://developers.google.com/identity/gsi/web/reference/js-reference).
 */
export interface GoogleAccountsId {
  initialize(options: {
    client_id: string;
    callback(answer: GoogleAnswer): void;
    nonce: string;
    auto_select?: boolean;
    cancel_on_tap_outside?: boolean;
    context?: 'signin' | 'signup' | 'use';
    itp_support?: boolean;
    use_fedcm_for_prompt?: boolean;
    use_fedcm_for_button?: boolean;
  }): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  renderButton(parent: HTMLElement, options: Record<string, unknown>): void;
  cancel(): void;
  disableAutoSelect(): void;
}

/** An ID token, or an authorization code where the site is registered for those. */
export interface GoogleAnswer {
  credential?: string;
  code?: string;
}

/** When the browser shows the prompt itself (FedCM), these are not reported. */
export interface PromptMoment {
  isDisplayed?(): boolean;
  /** Not at all, for instance since the browser's settings forbid it. */
  isNotDisplayed?(): boolean;
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getNotDisplayedReason?(): string;
  getSkippedReason?(): string;
  getDismissedReason?(): string;
}

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
const SCOPE = 'openid email profile';

/** The page's Google, or why there is none (ERR-032, ERR-033). */
export function googleConfig(): Required<Omit<GoogleConfig, 'script'>> | GoogleServiceError {
  const { google } = getConfig();
  if (!google) return new GoogleServiceError('SERVICE_DISABLED', 'Google service is disabled');
  const { clientId, scope = SCOPE, serverSide = false } = google;
  if (clientId && scope) return { clientId, scope, serverSide };
  return new GoogleServiceError(
    'MISSING_CLIENT_ID_OR_SCOPE',
    'google of the configuration has no clientId or no scope.',
  );
}

/** Loads Google's script once per page. Rejects with MISSING_LIBRARY (ERR-030); the next call retries. */
export function loadGoogle(): Promise<GoogleAccountsId> {
  const page = getShellStore().once('google-script', () => ({
    loading: undefined as Promise<GoogleAccountsId> | undefined,
  }));
  page.loading ??= load().catch((error) => {
    page.loading = undefined;
    throw error;
  });
  return page.loading;
}

const configuredScript = () => getConfig().google?.script ?? GOOGLE_SCRIPT;

async function load(): Promise<GoogleAccountsId> {
  const src = configuredScript();
  await new Promise<void>((resolve, reject) => {
    const script = pageDocument.createElement('script');
    const fail = (why: string) => {
      script.remove();
      reject(new GoogleServiceError('MISSING_LIBRARY', `${src} ${why}.`));
    };
    const timer = setTimeout(() => fail('took too long'), getConfig().loadTimeout);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail('could not be loaded');
    };
    script.async = true;
    // A page with a strict CSP trusts scripts added by trusted scripts, in some cases by their nonce.
    script.nonce = pageDocument.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.src = trusted(src);
    pageDocument.head.append(script);
  });
  const id = ownGlobal<{ accounts?: { id?: GoogleAccountsId } }>('google')?.accounts?.id;
  if (!id) throw new GoogleServiceError('MISSING_LIBRARY', `${src} did not define google.accounts.id.`);
  return id;
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * The URL as a TrustedScriptURL, by the Trusted Types policy `travel-shell-google`. That is made once a page and every
 * script can reach it, so it gives the configured URL whatever it is asked for.
 */
function trusted(src: string): string {
  const trustedTypes = ownGlobal<Policies>('trustedTypes');
  if (!trustedTypes) return src;
  const policy = getShellStore().once('google-policy', () =>
    trustedTypes.createPolicy('travel-shell-google', { createScriptURL: configuredScript }),
  );
  return policy.createScriptURL(src);
}
