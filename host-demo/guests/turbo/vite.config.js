/** @type {import('vite').UserConfig} */
export default {
  // Served below a path of its own; not needed for the kit.
  base: '/turbo/',
  build: { rolldownOptions: { input: ['index.html', 'trains/index.html'] } },
};
