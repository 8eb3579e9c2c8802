import { defineElement } from '@travel-shell/element';
import { contract } from './contract.ts';
import { Footer } from './Footer.tsx';
import { PREPARE_ON, prepare } from './prepare.ts';

defineElement(contract, Footer, { prepare, prepareOn: PREPARE_ON, listensTo: ['click', 'toggle'] });
