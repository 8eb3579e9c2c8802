import type { FeedbackInit } from '@travel-shell/api/page';
import type { Brand, Schema } from '@travel-shell/contract';
import type { AuthStatus } from '@travel-shell/store';

/** What only the page itself can say for a survey. What it does not know it leaves empty. */
export interface SurveyPage {
  brand: Brand;
  /** Of the page: `de-CH`. */
  locale: string;
  vertical: Schema<'Vertical'>;
  pageType: string;
  subPageType: string;
  experiment: string;
  sessionReplayUrl: string;
}

/** What a survey is told about who answers it, and where. STA-106. */
export interface SurveyContext extends Omit<SurveyPage, 'locale'>, FeedbackInit {
  localeCountry: string;
  isUserLoggedIn: boolean;
  /** STA-107: joined by commas. */
  surveyGroups: string;
  affiliate: string;
}

/** Somebody whose state is not known yet counts as signed out. */
export function surveyContextOf(
  { locale, ...page }: SurveyPage,
  { auth, init, affiliate }: { auth: AuthStatus; init: FeedbackInit; affiliate: string },
): SurveyContext {
  return {
    ...page,
    ...init,
    localeCountry: new Intl.Locale(locale).region ?? '',
    isUserLoggedIn: auth.status === 'signedIn',
    surveyGroups: auth.status === 'signedIn' ? auth.state.surveyGroups.join(',') : '',
    affiliate,
  };
}
