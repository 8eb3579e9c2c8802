import { companySheet } from '@travel-shell/piece/company-screens';
import { confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import { formSheet } from '@travel-shell/ui/form';
import { choiceSheet, radioGroupSheet } from '@travel-shell/ui/radio-group';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { fieldSheet } from '@travel-shell/ui/text-field';

/** The sheets of a `SettingsForm`, its questions and the fields that most have. */
export const SETTINGS_SHEETS: readonly CSSStyleSheet[] = [
  ...[fieldSheet, choiceSheet, radioGroupSheet, formSheet, skeletonSheet],
  ...confirmDialogSheets,
  companySheet,
];
