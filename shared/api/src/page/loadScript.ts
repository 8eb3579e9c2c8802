import { pageDocument } from '@travel-shell/core/pageDocument';

/** Runs a script of another host. On timeout rejects and removes its element. */
export function loadScript(src: string, timeout: number): Promise<void> {
  const script = pageDocument.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${src} timed out.`)), timeout);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new Error(`${src} could not be loaded.`));
    };
    script.src = src;
    pageDocument.head.append(script);
  }).catch((error) => {
    script.remove();
    throw error;
  });
}
