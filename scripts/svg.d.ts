/** A picture by its address, as Vite gives it to tests and stories. */
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
