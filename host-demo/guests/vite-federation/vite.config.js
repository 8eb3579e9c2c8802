import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  build: { target: 'es2022' },
  plugins: [
    federation({
      name: 'acme',
      remotes: {
        travel_shell: {
          type: 'var',
          name: 'travel_shell_react',
          entry: 'https://shell.example.com/travel-shell/react/mf-manifest.json',
        },
      },
      shared: {
        react: { singleton: true },
        'react/': { singleton: true },
        'react-dom': { singleton: true },
        'react-dom/': { singleton: true },
      },
      // Our containers have no federation runtime; they take your page's.
      runtimePlugins: ['@module-federation/inject-external-runtime-core-plugin'],
      dts: false,
    }),
  ],
});
