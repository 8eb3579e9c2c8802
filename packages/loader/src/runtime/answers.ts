import { answerRequest, type RequestAnswer } from './answerRequest.ts';

/** Request -> how a piece answers it, from the contracts. Step 1 knows only which piece that is. */
declare const ANSWERS: Readonly<Record<string, RequestAnswer>>;

/** Passes a request to the piece that answers it, see `answerRequest`. */
export const answerNamed = (name: string, request: { resultId?: string | undefined }): Promise<object> =>
  answerRequest(ANSWERS[name] as RequestAnswer, request);
