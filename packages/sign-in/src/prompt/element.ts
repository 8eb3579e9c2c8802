import { defineElement } from '@travel-shell/element';
import { contract } from './contract.ts';
import { Prompt } from './Prompt.tsx';
import { PREPARE_ON, prepare } from './prepare.ts';

defineElement(contract, Prompt, { prepare, prepareOn: PREPARE_ON, listensTo: ['click', 'keydown'] });
