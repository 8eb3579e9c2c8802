import { useState } from 'react';

/** A press on a button that loads once more what could not be loaded. */
export interface Retrying {
  isTrying: boolean;
  /** Key of the element that says the failure: a new one for each failure, so that each is announced. */
  key: number;
  tryAgain(): void;
}

/** @param retry settles once it is there, or has failed again */
export function useRetry(retry: () => Promise<unknown>): Retrying {
  const [isTrying, setTrying] = useState(false);
  const [key, setKey] = useState(0);

  async function run(): Promise<void> {
    setTrying(true);
    await retry();
    setTrying(false);
    setKey((last) => last + 1);
  }

  return { isTrying, key, tryAgain: () => void run() };
}
