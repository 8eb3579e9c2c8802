// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, listOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseAccountSwitcherItem } from './parseAccountSwitcherItem.ts';
import { parseBusinessState } from './parseBusinessState.ts';
import { parseOpaqueObject } from './parseOpaqueObject.ts';
import { parseUserInfoState } from './parseUserInfoState.ts';

export const parseAuthState: Parse<Schema<'AuthState'>> = /*#__PURE__*/ object({
  loggedInSession: boolean,
  allowSignIn: boolean,
  newUser: boolean,
  unconfirmedAccount: boolean,
  guidebookEnabled: boolean,
  surveyGroups: /*#__PURE__*/ listOf(string),
  accountSwitcherItems: /*#__PURE__*/ listOf(parseAccountSwitcherItem),
  authStateParams: parseOpaqueObject,
  userInfoState: parseUserInfoState,
  businessState: parseBusinessState,
});
