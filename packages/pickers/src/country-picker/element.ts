import { defineElement } from '@travel-shell/element';
import { LISTENS_TO } from '../Picker.tsx';
import { PREPARE_ON, prepare } from '../prepareLooks.ts';
import { CountryPicker } from './CountryPicker.tsx';
import { contract } from './contract.ts';

defineElement(contract, CountryPicker, { prepare, prepareOn: PREPARE_ON, listensTo: LISTENS_TO });
