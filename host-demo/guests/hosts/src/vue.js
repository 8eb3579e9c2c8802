import { createApp, ref } from 'vue';

const app = createApp({
  setup: () => ({ view: ref('flights'), heard: ref('') }),
  template: `
    <main v-if="view === 'elsewhere'" id="main">
      <h1>Elsewhere</h1>
      <button @click="view = 'flights'">Come back</button>
    </main>
    <template v-else>
      <travel-header menu-button="on" :active-vertical="view" @travel-menu-toggle="heard = 'menu: ' + $event.detail.open" />
      <main id="main">
        <h1>Your page</h1>
        <button @click="view = 'trains'">Show trains</button>
        <button @click="view = 'elsewhere'">Leave</button>
        <output>{{ heard }}</output>
      </main>
    </template>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('travel-');
app.mount('#app');
