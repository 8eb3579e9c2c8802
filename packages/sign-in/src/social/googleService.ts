import { getFormToken } from '@travel-shell/api';
import { linkGoogle, loginWithGoogle } from '@travel-shell/api/auth';
import { type SignInOutcome, signIn } from '@travel-shell/store/auth';
import { GoogleServiceError } from './GoogleServiceError.ts';
import { type GoogleAccountsId, type GoogleAnswer, googleConfig, loadGoogle } from './googleScript.ts';
import { type SocialOutcome, signInWith, unlinkFromGoogle, type VisitOptions } from './index.ts';

/** How long server-side sign-in waits for its preparation (CON-090, SIG-042). In ms. */
export const SERVER_SIDE_LOAD_TIMEOUT_MS = 250;

/** Google sign-in for a page, by Google's script or server-side. Every method rejects when Google is disabled. */
export interface GoogleService {
  /** Prepares signing in. */
  load(): Promise<void>;
  /** In a popup; call it in the click handler. */
  login(options?: VisitOptions): Promise<SocialOutcome>;
  /**
   * Creates an account from the last response of Google's script (`getAuthResponse`), after a `login` that asks for it.
   */
  register(options?: { sticky?: boolean }): Promise<SignInOutcome>;
  /** Links the last response of Google's script to the signed-in account. */
  link(): Promise<SignInOutcome>;
  unlink(): Promise<void>;
  /** Turns off Google's automatic sign-in for the next visit. */
  logout(): Promise<void>;
  getAuthResponse(): Promise<GoogleAnswer>;
}

/** The page's Google configuration; read on every call, as it may be set late. */
export function googleService(): GoogleService {
  const config = googleConfig();
  if (config instanceof GoogleServiceError) return unusable(config);
  return config.serverSide ? SERVER_SIDE : byScript(config.script);
}

/** ERR-032, ERR-033. */
function unusable(error: GoogleServiceError): GoogleService {
  const reject = () => Promise.reject(error);
  return {
    load: reject,
    login: reject,
    register: reject,
    link: reject,
    unlink: reject,
    logout: reject,
    getAuthResponse: reject,
  };
}

/** ERR-031. */
const refuse = () => Promise.reject(new GoogleServiceError('NOT_SUPPORTED', 'not supported in server-side login'));

const SERVER_SIDE: GoogleService = {
  /** Ignore the outcome: the sign-in itself fetches again, without this time limit. */
  async load() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, SERVER_SIDE_LOAD_TIMEOUT_MS);
    });
    await Promise.race([getFormToken().catch(() => undefined), timeout]);
    clearTimeout(timer);
  },
  login: (options) => signInWith('google', options),
  register: refuse,
  link: refuse,
  unlink: refuse,
  logout: refuse,
  getAuthResponse: refuse,
};

let answered: GoogleAnswer | undefined;

/** Stores the response of Google's script, for `getAuthResponse`. */
export const keepAnswer = (answer: GoogleAnswer): void => {
  answered = answer;
};

function byScript(src: string): GoogleService {
  const getAuthResponse = async () => {
    if (answered) return answered;
    throw new GoogleServiceError('NOT_SIGNED_IN', 'No visitor has signed in with Google on this page.');
  };
  const idToken = async () => {
    const { credential } = await getAuthResponse();
    if (credential) return credential;
    throw new GoogleServiceError('NOT_SIGNED_IN', 'Google returned a code instead of an ID token.');
  };
  return {
    load: async () => void (await loadGoogle(src)),
    login: (options) => signInWith('google', options),
    register: async ({ sticky = false } = {}) =>
      signIn(loginWithGoogle({ confirm: true, idToken: await idToken(), sticky, userInfo: true }), 'google'),
    link: async () => signIn(linkGoogle(await idToken()), 'google'),
    unlink: unlinkFromGoogle,
    logout: async () => (await loadGoogle(src)).disableAutoSelect(),
    getAuthResponse,
  };
}

export type { GoogleAccountsId };
