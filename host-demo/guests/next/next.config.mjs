/** @type {import('next').NextConfig} */
export default {
  // A renderer with a React of its own.
  serverExternalPackages: ['travel-shell-fragments'],
  // Files below a path of their own; not needed for the kit.
  output: 'export',
  distDir: 'dist',
  basePath: '/next',
  trailingSlash: true,
};
