import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { publicPath: 'auto', clean: true },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'acme',
      remotes: { travel_shell: 'travel_shell_react@https://shell.example.com/travel-shell/react/mf-manifest.json' },
      // Without it, your page's own React waits for our host.
      shareStrategy: 'loaded-first',
      shared: {
        react: { singleton: true },
        'react/': { singleton: true },
        'react-dom': { singleton: true },
        'react-dom/': { singleton: true },
      },
      // Our containers have no federation runtime; they take your page's.
      experiments: { provideExternalRuntime: true },
      dts: false,
    }),
  ],
};
