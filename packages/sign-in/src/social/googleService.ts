import { getFormToken } from '@travel-shell/api';
import { linkGoogle, loginWithGoogle } from '@travel-shell/api/auth';
import { type SignInOutcome, signIn } from '@travel-shell/store/auth';
import { GoogleServiceError } from './GoogleServiceError.ts';
import { type GoogleAccountsId, type GoogleAnswer, googleConfig, loadGoogle } from './googleScript.ts';
import { type SocialOutcome, signInWith, unlinkFromGoogle, type VisitOptions } from './index.ts';

/** How long signing in by the back end alone waits for what it can prepare (CON-090, SIG-042). In ms. */
export const SERVER_SIDE_LOAD_TIMEOUT_MS = 250;

/** Google for a page, by its script or by the back end alone. Every method rejects where Google is not offered. */
export interface GoogleService {
  /** Prepares signing in. */
  load(): Promise<void>;
  /** In a popup; call it in the click. */
  login(options?: VisitOptions): Promise<SocialOutcome>;
  /** Makes an account of what Google's script has said last (`getAuthResponse`), after a `login` that asks for it. */
  register(options?: { sticky?: boolean }): Promise<SignInOutcome>;
  /** Links what Google's script has said last to who is signed in. */
  link(): Promise<SignInOutcome>;
  unlink(): Promise<void>;
  /** Google is not to sign in by itself next time. */
  logout(): Promise<void>;
  getAuthResponse(): Promise<GoogleAnswer>;
}

/** What the page's Google is; decided anew each time, as the configuration may come late. */
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
  /** Whatever it comes to: the sign-in itself asks again, and takes its time. */
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

/** Keeps what Google's script has said, for `getAuthResponse`. */
export const keepAnswer = (answer: GoogleAnswer): void => {
  answered = answer;
};

function byScript(src: string): GoogleService {
  const getAuthResponse = async () => {
    if (answered) return answered;
    throw new GoogleServiceError('NOT_SIGNED_IN', 'Google has signed nobody in on this page.');
  };
  const idToken = async () => {
    const { credential } = await getAuthResponse();
    if (credential) return credential;
    throw new GoogleServiceError('NOT_SIGNED_IN', 'Google has given a code and no ID token.');
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
