import { startTravelShell } from '@travel-shell/elements';
import { createApp, h } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './App.vue';

const routes = [
  { path: '/trains', component: { render: () => h('h1', 'Trains') } },
  { path: '/:any(.*)', component: { render: () => h('h1', 'Your page') } },
];
const router = createRouter({ history: createWebHistory(), routes });
createApp(App).use(router).mount('#app');

const shell = startTravelShell({
  apiBase: 'https://shell.example.com',
  siteBase: 'https://www.acme.com',
  brand: 'partner',
});
shell.on('travel-navigate', (event) => {
  const { detail } = event;
  if (detail.kind === 'reload') {
    // The pieces know the visitor already.
    if (detail.reason === 'signed-in') event.preventDefault();
    return;
  }
  const { origin, pathname, search, hash } = new URL(detail.url);
  if (origin !== location.origin) return;
  event.preventDefault();
  router.push(pathname + search + hash);
});
shell.load('travel-header');
shell.load('travel-footer');
