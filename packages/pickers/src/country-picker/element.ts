import { defineElement } from '@travel-shell/element';
import { PREPARE_ON, prepare } from '../prepareLooks.ts';
import { CountryPicker } from './CountryPicker.tsx';
import { contract } from './contract.ts';

defineElement(contract, CountryPicker, { prepare, prepareOn: PREPARE_ON, listensTo: ['click', 'input', 'keydown'] });
