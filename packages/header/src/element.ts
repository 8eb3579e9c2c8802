import { defineElement } from '@travel-shell/element';
import { contract } from './contract.ts';
import { Header } from './Header.tsx';
import { PREPARE_ON, prepare } from './prepare.ts';

defineElement(contract, Header, { prepare, prepareOn: PREPARE_ON, listensTo: ['click'] });
