import type { AttemptLimit, LoginLimits } from './loginLimits.ts';

/** How often one action may be tried. Each that is given counts by itself. */
export interface ActionLimits {
  /** One name from one address. */
  accountAndAddress?: AttemptLimit;
  /** One name from everywhere. */
  account?: AttemptLimit;
  /** One address, or IPv6 /64, whatever the name. */
  address?: AttemptLimit;
  /** Each block within a day of the last one takes twice as long. */
  grows: boolean;
}

const MINUTE = 60;
const HOUR = 3600;

const anonymous = (max: number, windowSeconds: number): ActionLimits => ({
  address: { max, windowSeconds },
  grows: false,
});

/** Writes that need no account. Generous, because a company or a mobile network shares an address. */
const ANONYMOUS = {
  waitingList: anonymous(30, HOUR),
  passkeyChallenge: anonymous(1000, 10 * MINUTE),
  /** Beginning a sign-in at a provider, and exchanging its code, which is a call to the provider. */
  providerFlow: anonymous(1000, 10 * MINUTE),
  metrics: anonymous(1000, 10 * MINUTE),
  /** Names of metrics that are new today: the day has room for a thousand, from all visitors. */
  metricName: anonymous(100, 24 * HOUR),
  marketingId: anonymous(1000, 10 * MINUTE),
  recordConsent: anonymous(1000, 10 * MINUTE),
  /** One browser's decisions: far more than a visitor makes. */
  consentOfVisitor: { account: { max: 100, windowSeconds: 10 * MINUTE }, grows: false },
  /** Fragments that have to be rendered for one who asks, because nobody has asked for these attributes before. */
  fragment: anonymous(600, 10 * MINUTE),
  /** Decisions in the full framework, with bodies of up to 64 KiB. */
  recordTcf: anonymous(300, 10 * MINUTE),
} satisfies Record<string, ActionLimits>;

/** All limits; those of signing in are configurable as one. */
export function actionLimits({ perAccountAndAddress, perAddress, perAccount }: LoginLimits) {
  const signIn: ActionLimits = {
    accountAndAddress: perAccountAndAddress,
    ...(perAccount && { account: perAccount }),
    address: perAddress,
    grows: true,
  };
  return {
    login: signIn,
    register: signIn,
    forgot: signIn,
    /** Asking for a code and trying one. */
    code: { accountAndAddress: perAccountAndAddress, address: perAddress, grows: true },
    /** Codes mailed to one account, from all addresses: 5 tries each at a million. */
    codeMail: { account: { max: 10, windowSeconds: 10 * MINUTE }, grows: true },
    passkey: signIn,
    /** Codes tried at the second factor. Whoever is there knows the password already. */
    secondFactor: { account: { max: 10, windowSeconds: HOUR }, address: perAddress, grows: true },
    businessMail: signIn,
    /** Requests of one member, with up to fifty addresses each. */
    invitation: { account: { max: 100, windowSeconds: HOUR }, grows: false },
    /** All that one address has mailed, whatever the action and whoever gets it. */
    mail: anonymous(100, 10 * MINUTE),
    /** Mails to somebody without an account, whatever the action and from wherever. */
    strangerMail: { account: { max: 5, windowSeconds: 24 * HOUR }, grows: false },
    /** Each is mailed to the owner. */
    passkeyChange: {
      account: { max: 20, windowSeconds: HOUR },
      address: { max: 100, windowSeconds: 10 * MINUTE },
      grows: false,
    },
    /** The mail that tells an owner about a sign-in from another browser. */
    newBrowserMail: { account: { max: 10, windowSeconds: 24 * HOUR }, grows: false },
    /** The mail that tells an owner about codes tried at the second factor. */
    secondFactorMail: { account: { max: 1, windowSeconds: HOUR }, grows: false },
    /** With up to 25 MiB of files each; a run of the conformance command sends fifteen. */
    issueReport: {
      account: { max: 30, windowSeconds: HOUR },
      address: { max: 50, windowSeconds: 10 * MINUTE },
      grows: false,
    },
    /** Each is drawn, which takes a second at most. */
    logo: {
      account: { max: 60, windowSeconds: 10 * MINUTE },
      address: { max: 200, windowSeconds: 10 * MINUTE },
      grows: false,
    },
    /**
     * Changes that a member makes by a permission. Each is a row of the company's log, which is kept for three years.
     */
    memberWrite: { account: { max: 600, windowSeconds: HOUR }, grows: false },
    /** The mail that tells an owner about failures. */
    signInMail: {
      account: { max: 1, windowSeconds: 10 * MINUTE },
      address: { max: 10, windowSeconds: 10 * MINUTE },
      grows: false,
    },
    ...ANONYMOUS,
  } satisfies Record<string, ActionLimits>;
}

export type LimitedAction = keyof ReturnType<typeof actionLimits>;
export type AllLimits = Readonly<Record<LimitedAction, ActionLimits>>;
