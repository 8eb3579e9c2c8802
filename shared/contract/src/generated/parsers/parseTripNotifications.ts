// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOfKnown, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTripNotification } from './parseTripNotification.ts';

export const parseTripNotifications: Parse<Schema<'TripNotifications'>> = /*#__PURE__*/ object({
  notifications: /*#__PURE__*/ listOfKnown(parseTripNotification),
});
