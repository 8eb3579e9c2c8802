/** Same key, same promise, until it fails: then the next call starts anew. */
export function createOnce() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, start: () => Promise<T>): Promise<T> => {
    let promise = running.get(key) as Promise<T> | undefined;
    if (!promise) {
      promise = start();
      running.set(key, promise);
      promise.catch(() => running.delete(key));
    }
    return promise;
  };
}
