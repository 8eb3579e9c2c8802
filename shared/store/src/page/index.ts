export { currencyFormatOf } from './currencyFormatOf.ts';
export { AD_BLOCKER_SAMPLE, detectAdBlocker } from './detectAdBlocker.ts';
export { type Feedback, feedback, openSurvey, startFeedback } from './feedback.ts';
export { type LogoConfig, type LogoRequest, logoConfigOf } from './logoConfig.ts';
export { enterOverlayQueue, type Overlay } from './overlayQueue.ts';
export { type PageData, pageData } from './pageData.ts';
export { type PageLocale, pageLocale } from './pageLocale.ts';
export { type SurveyContext, type SurveyPage, surveyContextOf } from './surveyContext.ts';
