/** Runs a script of another host. Rejects, and leaves no element behind, when it does not come within the time. */
export function loadScript(src: string, timeout: number): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${src} took too long and was given up.`)), timeout);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new Error(`${src} could not be loaded.`));
    };
    script.src = src;
    document.head.append(script);
  }).catch((error) => {
    script.remove();
    throw error;
  });
}
