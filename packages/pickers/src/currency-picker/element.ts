import { defineElement } from '@travel-shell/element';
import { LISTENS_TO } from '../Picker.tsx';
import { PREPARE_ON, prepare } from '../prepareLooks.ts';
import { CurrencyPicker } from './CurrencyPicker.tsx';
import { contract } from './contract.ts';

defineElement(contract, CurrencyPicker, { prepare, prepareOn: PREPARE_ON, listensTo: LISTENS_TO });
