import { defineElement } from '@travel-shell/element';
import { contract } from './contract.ts';
import { PREPARE_ON, prepare } from './prepare.ts';
import { SignIn } from './SignIn.tsx';

defineElement(contract, SignIn, { prepare, prepareOn: PREPARE_ON });
