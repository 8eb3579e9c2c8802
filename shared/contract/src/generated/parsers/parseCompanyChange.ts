// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, lenient, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChangeSubject } from './parseCompanyChangeSubject.ts';

export const parseCompanyChange: Parse<Schema<'CompanyChange'>> = /*#__PURE__*/ object({
  subject: /*#__PURE__*/ lenient(parseCompanyChangeSubject, "OTHER"),
  changedAt: string,
  changedBy: /*#__PURE__*/ nullable(string),
  bySupport: boolean,
  supportAgent: /*#__PURE__*/ nullable(string),
});
