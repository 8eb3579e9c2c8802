import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getBusinessAccountInfo } from '@travel-shell/contract/calls/getBusinessAccountInfo';
import { setBusinessKeywords as setBusinessKeywordsCall } from '@travel-shell/contract/calls/setBusinessKeywords';

/** The visitor's business profile (API-078). Fails with an `ApiError` only. */
export const fetchBusinessAccount = (signal?: AbortSignal): Promise<Schema<'BusinessAccountInfo'>> =>
  call(getBusinessAccountInfo, { signal });

/** Replaces the keywords of the profile (API-079). Fails with an `ApiError` only. */
export const setBusinessKeywords = (keywords: string[], signal?: AbortSignal): Promise<Schema<'BusinessKeywords'>> =>
  call(setBusinessKeywordsCall, { json: { keywords }, signal });
