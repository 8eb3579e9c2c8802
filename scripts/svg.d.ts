/** A picture's URL, as Vite provides it to tests and stories. */
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
