import { defineElement } from '@travel-shell/element';
import { AccountMenu } from './AccountMenu.tsx';
import { contract } from './contract.ts';
import { PREPARE_ON, prepare } from './prepare.ts';

defineElement(contract, AccountMenu, { prepare, prepareOn: PREPARE_ON });
