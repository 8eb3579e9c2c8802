import $ from 'jquery';
import { ELSEWHERE, YOUR_PAGE } from './views.js';

const app = $('#app');
app
  .on('click', '#trains', () => $('travel-header').attr('active-vertical', 'trains'))
  .on('click', '#leave', () => app.html(ELSEWHERE))
  .on('click', '#back', () => app.html(YOUR_PAGE))
  .on('travel-menu-toggle', ({ originalEvent }) => $('output').text(`menu: ${originalEvent.detail.open}`))
  .html(YOUR_PAGE);
