/** The module that the threads of `RenderThreads` run. */
import { share } from '@travel-shell/core/share';
import { workerData } from 'piscina';
import { FragmentError, type FragmentRenderer, pack } from 'travel-shell-fragments/service';
import { importRenderer } from './importRenderer.ts';

export interface RenderTask {
  /** The renderer's file. */
  file: string;
  fragment: Parameters<FragmentRenderer['renderFragment']>;
}

/**
 * An error of another thread arrives without its class and code, so a fragment that cannot be had is a value. So is what a
 * rendering throws: what is thrown beside these is of the thread.
 */
export type Outcome<Value> =
  | { value: Value }
  | { refused: Pick<FragmentError, 'code' | 'message'> }
  | { thrown: unknown };

const loaded = new Map<string, Promise<FragmentRenderer>>();

async function render({ file, fragment }: RenderTask): Promise<string> {
  const renderer = await share(loaded, file, () => importRenderer(file, workerData), true);
  return renderer.renderFragment(...fragment);
}

async function outcomeOf<Value>(work: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work };
  } catch (error) {
    if (!FragmentError.is(error)) return { thrown: error };
    return { refused: { code: error.code, message: error.message } };
  }
}

export const renderFragment = (task: RenderTask) => outcomeOf(render(task));
export const packFragment = (task: RenderTask) => outcomeOf(render(task).then(pack));
export const packText = (text: string) => outcomeOf(pack(text));
