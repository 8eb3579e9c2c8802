/** As `Promise.withResolvers()`, which a page's own `Promise` may lack: zone.js has it from 0.14.3 on, Bluebird not at all. */
export function withResolver<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
