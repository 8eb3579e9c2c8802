import { startTravelShell } from '@travel-shell/elements';
import { createApp, h } from 'vue';
import { createRouter, createWebHistory, RouterView } from 'vue-router';

const routes = [
  { path: '/trains', component: { render: () => h('h1', 'Trains') } },
  { path: '/:any(.*)', component: { render: () => h('h1', 'Your page') } },
];
const router = createRouter({ history: createWebHistory(), routes });
createApp(RouterView).use(router).mount('#app');

const shell = startTravelShell({
  apiBase: 'https://shell.example.com',
  siteBase: 'https://www.acme.com',
  brand: 'partner',
});
shell.on('travel-navigate', (event) => {
  const { kind, url, reason } = event.detail;
  if (kind === 'reload') {
    // The pieces know the visitor already.
    if (reason === 'signed-in') event.preventDefault();
    return;
  }
  const { origin, pathname, search, hash } = new URL(url);
  if (origin !== location.origin) return;
  event.preventDefault();
  router.push(pathname + search + hash);
});
for (const tag of ['travel-header', 'travel-footer']) shell.load(tag);
