import { defineElement } from '@travel-shell/element';
import { contract } from './contract.ts';
import { Footer } from './Footer.tsx';
import { PREPARE_ON, prepare } from './prepare.ts';

// Not `prepare` itself: what a server gives it besides is not an element's to give.
defineElement(contract, Footer, {
  prepare: (values) => prepare(values),
  prepareOn: PREPARE_ON,
  listensTo: ['click', 'toggle'],
});
