import { adoptLightSheet } from '@travel-shell/piece/light';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { choiceSheet } from '@travel-shell/ui/choice';
import { fieldSheet } from '@travel-shell/ui/field';
import { passwordFieldSheet } from '@travel-shell/ui/password-field';
import ownSheet from './LightForm.shadow.css';

const SHEETS = [baseSheet, buttonSheet, fieldSheet, choiceSheet, passwordFieldSheet, ownSheet];

/** Styles the light-DOM form with the sheets its controls have in a shadow root. Returns the undo. */
export const adoptFormSheet = (): (() => void) => adoptLightSheet('travel-sign-in', SHEETS);
