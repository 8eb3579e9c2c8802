import { defineElement } from '@travel-shell/element';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { contract } from './contract.ts';
import { PREPARE_ON, prepare } from './prepare.ts';

defineElement(contract, CheckoutHeader, { prepare, prepareOn: PREPARE_ON, listensTo: ['click'] });
