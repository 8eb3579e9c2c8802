/** @type {import('next').NextConfig} */
export default {
  // A renderer with a React of its own.
  serverExternalPackages: ['travel-shell-fragments'],
};
