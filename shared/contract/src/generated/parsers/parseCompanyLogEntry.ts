// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, lenient, listOf, nullable, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChangeSubject } from './parseCompanyChangeSubject.ts';
import { parseCompanyLogField } from './parseCompanyLogField.ts';

export const parseCompanyLogEntry: Parse<Schema<'CompanyLogEntry'>> = /*#__PURE__*/ object({
  id: string,
  subject: /*#__PURE__*/ lenient(parseCompanyChangeSubject, "OTHER"),
  action: /*#__PURE__*/ lenient(/*#__PURE__*/ oneOf("ADDED", "CHANGED", "REMOVED"), "CHANGED"),
  target: /*#__PURE__*/ nullable(string),
  changes: /*#__PURE__*/ listOf(parseCompanyLogField),
  changedAt: string,
  changedBy: /*#__PURE__*/ nullable(string),
  bySupport: boolean,
  supportAgent: /*#__PURE__*/ nullable(string),
});
