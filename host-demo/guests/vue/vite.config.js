import vue from '@vitejs/plugin-vue';

/** @type {import('vite').UserConfig} */
export default {
  // Without it Vue looks for components of these names, and says so with each.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('travel-') } } })],
};
