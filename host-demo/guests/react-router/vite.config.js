import react from '@vitejs/plugin-react';

/** @type {import('vite').UserConfig} */
export default {
  plugins: [react()],
  // Served below a path of its own; not needed for the kit.
  base: './',
};
