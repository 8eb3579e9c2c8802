import { ELSEWHERE, YOUR_PAGE } from './views.js';

const { $, $$ } = window;

const app = $('app');
app.on('click', '#trains', () => $('header').writeAttribute('active-vertical', 'trains'));
app.on('click', '#leave', () => app.update(ELSEWHERE));
app.on('click', '#back', show);
show();

function show() {
  app.update(YOUR_PAGE);
  $('header').observe('travel-menu-toggle', ({ detail }) => $$('output')[0].update(`menu: ${detail.open}`));
}
