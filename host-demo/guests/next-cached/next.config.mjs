/** @type {import('next').NextConfig} */
export default {
  // A renderer with a React of its own.
  serverExternalPackages: ['travel-shell-fragments'],
  // Everything is rendered ahead unless it says that it depends on a request, or on the time.
  cacheComponents: true,
};
