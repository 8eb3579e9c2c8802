import { defineElement } from '@travel-shell/element';
import { contract } from './contract.ts';
import { PREPARE_ON, prepare } from './prepare.ts';
import { SignIn } from './SignIn.tsx';

defineElement(contract, SignIn, {
  prepare,
  prepareOn: PREPARE_ON,
  // What is pressed, comes near, or pulls the sheet; the form stands in the page and is heard there.
  listensTo: [
    'click',
    'focusin',
    'pointerover',
    'pointerout',
    'pointerdown',
    'pointermove',
    'pointerup',
    'pointercancel',
  ],
});
