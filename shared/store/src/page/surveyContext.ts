import type { FeedbackInit } from '@travel-shell/api/page';
import type { Schema } from '@travel-shell/contract';
import type { AuthStatus } from '@travel-shell/store';

/** The page's own data for a survey. Unknown fields are empty. */
export interface SurveyPage {
  brand: string;
  /** The page's locale: `de-CH`. */
  locale: string;
  vertical: Schema<'Vertical'>;
  pageType: string;
  subPageType: string;
  experiment: string;
  sessionReplayUrl: string;
}

/** The data a survey gets about the visitor and the page. STA-106. */
export interface SurveyContext extends Omit<SurveyPage, 'locale'>, FeedbackInit {
  localeCountry: string;
  isUserLoggedIn: boolean;
  /** STA-107: joined by commas. */
  surveyGroups: string;
  affiliate: string;
}

/** A pending auth state counts as signed out. */
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
