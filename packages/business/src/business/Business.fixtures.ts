import type { AuthState, BusinessState, Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';

type Status = Schema<'OnboardingTaskStatus'>;

function signedIn(accountName: string, accountEmail: string, business: Partial<BusinessState> = {}): AuthState {
  const state = authStateOf(accountName);
  return {
    ...state,
    userInfoState: { ...state.userInfoState, accountEmail },
    businessState: { ...state.businessState, ...business },
  };
}

const member = (accountName: string, accountEmail: string, business: Partial<BusinessState> = {}) =>
  signedIn(accountName, accountEmail, {
    ...{ businessProfile: true, businessMode: true, companyName: 'Northwind Labs', companyLogoUrl: null },
    accountOnboardingProgress: 20,
    ...business,
  });

/** May do everything here. */
export const ADMIN = member('Hana Sato', 'hana@northwind.example', {
  permissions: ['COMPANY_SETTINGS_MANAGEMENT', 'EVENT_EDIT'],
  companyOnboardingProgress: 40,
});
/** A traveler: no company to set up, no events. */
export const TRAVELER = member('Pavel Novák', 'pavel@northwind.example');
export const LONG_NAME = member('Maximiliane von und zu Löwenthal', 'max@northwind.example', {
  companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk Löwenthal & Söhne',
});
/** In no company. */
export const PRIVATE = signedIn('Ada Lovelace', 'ada@example.com');
export const SIGNED_OUT = authStateOf();

/** As a page's server says who the visitor is. */
export const memberOf = ({ businessState }: AuthState): string => {
  const { businessProfile, features, permissions } = businessState;
  return JSON.stringify({ businessProfile, features, permissions });
};

const tasksOf = (statuses: Readonly<Record<string, Status>>) =>
  Object.entries(statuses).map(([taskId, status]) => ({ taskId, status }));

export const tasks = (changed: Partial<Schema<'OnboardingTasks'>> = {}): Schema<'OnboardingTasks'> => ({
  accountTasks: tasksOf({
    CONFIRM_EMAIL: 'open',
    COMPLETE_PROFILE: 'done',
    ADD_TRAVELER: 'open',
    CHOOSE_LANGUAGE: 'open',
    TAKE_TOUR: 'skipped',
  }),
  companyTasks: tasksOf({
    COMPANY_DETAILS: 'done',
    COMPANY_LOGO: 'done',
    INVITE_USERS: 'open',
    TRAVEL_POLICY: 'open',
    PAYMENT_METHOD: 'open',
  }),
  ...{ accountOnboardingProgress: 40, companyOnboardingProgress: 40, reminderTaskGridDismissed: false },
  ...changed,
});

export const upgrade = (changed: Partial<Schema<'TierUpgrade'>> = {}): Schema<'TierUpgrade'> => ({
  ...{ tier: 'biz', requestedTier: null, status: 'NONE' },
  ...changed,
});
