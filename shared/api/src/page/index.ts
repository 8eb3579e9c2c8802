export { type FeedbackInit, initFeedback, openFeedback } from './feedbackService.ts';
export { isBlocked } from './isBlocked.ts';
