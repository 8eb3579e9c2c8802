/** @type {import('vite').UserConfig} */
export default {
  // Served below a path of its own; not needed for the kit.
  base: '/turbo/',
  // In Vite 8 another name of `rolldownOptions`, which Vite 6 does not know.
  build: { rollupOptions: { input: ['index.html', 'trains/index.html'] } },
};
