import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseBusinessAccountInfo } from '@travel-shell/contract/parsers/parseBusinessAccountInfo';
import { parseBusinessKeywords } from '@travel-shell/contract/parsers/parseBusinessKeywords';

/** The visitor's business profile (API-078). Fails with an `ApiError` only. */
export const fetchBusinessAccount = (signal?: AbortSignal): Promise<Schema<'BusinessAccountInfo'>> =>
  call('get', '/i/api/business/me/v1/account/info', { parse: parseBusinessAccountInfo, signal });

/** Replaces the keywords of the profile (API-079). Fails with an `ApiError` only. */
export const setBusinessKeywords = (keywords: string[], signal?: AbortSignal): Promise<Schema<'BusinessKeywords'>> =>
  call('post', '/i/api/business/me/v1/account/keywords', { json: { keywords }, parse: parseBusinessKeywords, signal });
