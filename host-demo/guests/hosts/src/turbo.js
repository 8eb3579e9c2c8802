import '@hotwired/turbo';

addEventListener('travel-menu-toggle', ({ detail }) => {
  document.querySelector('output').textContent = `menu: ${detail.open}`;
});
