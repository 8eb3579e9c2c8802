import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { choiceSheet, fieldSheet } from '@travel-shell/ui/checkbox';
import { dateFieldsSheet } from '@travel-shell/ui/date-fields';
import { formSheet } from '@travel-shell/ui/form';
import { phoneFieldSheet } from '@travel-shell/ui/phone-field';
import { radioGroupSheet } from '@travel-shell/ui/radio-group';
import ownSheet from '../form/Traveler.shadow.css';

/** The sheets of the form in the light DOM. */
export const LIGHT_SHEETS = [
  ...[baseSheet, buttonSheet, fieldSheet, choiceSheet, radioGroupSheet, dateFieldsSheet, phoneFieldSheet, formSheet],
  ownSheet,
];
