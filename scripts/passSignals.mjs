const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Passes on to a command what is meant for the process that waits for it: whoever stops `npm run serve` means the server.
 * Plain JavaScript without dependencies, because it runs before anything is installed.
 * @param {import('node:child_process').ChildProcess} child
 * @returns whether one came. Node itself would have ended by it.
 */
export function passSignals(child) {
  let isStopping = false;
  for (const signal of SIGNALS) {
    const pass = () => {
      isStopping = true;
      child.kill(signal);
    };
    process.on(signal, pass);
    child.once('close', () => process.off(signal, pass));
  }
  return () => isStopping;
}
