import type { DemoBusiness } from './companies.ts';

export interface DemoAccount {
  login: string;
  accountName: string;
  accountEmail: string;
  imgUrl: string | null;
  /** The case that this account demonstrates. */
  shows: string;
  guidebookEnabled?: boolean;
  unconfirmedAccount?: boolean;
  surveyGroups?: string[];
  /** Works for the site (BIZ-004). */
  supportAgent?: boolean;
  business?: DemoBusiness;
}
