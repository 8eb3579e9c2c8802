import config from './kit.config.mjs';

/** Files below a path of their own, for the server of the guests. */
export default { ...config, output: 'export', distDir: 'dist', basePath: '/next', trailingSlash: true };
