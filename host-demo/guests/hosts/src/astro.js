import { navigate } from 'astro/virtual-modules/transitions-router.js';

// `<ClientRouter />` has this, and more.
addEventListener('click', (event) => {
  const link = event.target.closest?.('a');
  if (!link || link.target) return;
  event.preventDefault();
  navigate(link.href);
});
addEventListener('travel-menu-toggle', ({ detail }) => {
  document.querySelector('output').textContent = `menu: ${detail.open}`;
});
