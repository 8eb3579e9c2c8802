import { describeConformance } from '@travel-shell/element/conformance';
import { part } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { contract } from './contract.ts';

const SRC = `${location.origin}/framed`;

/** Plays frame.js in the frame, which is of this origin here. */
async function load(element: HTMLElement): Promise<void> {
  const frame = part<HTMLIFrameElement>(element, 'iframe');
  const play = () =>
    frame.contentWindow?.addEventListener('message', ({ ports: [port] }) => {
      const say = (message: object) => port?.postMessage(JSON.stringify(message));
      say({ type: 'welcome', version: 1, origin: location.origin });
      say({ type: 'loaded', height: 321 });
    });
  // Before the element greets.
  frame.addEventListener('load', play, { capture: true });
  frame.contentWindow?.location.reload();
  await expect.poll(() => element.matches(':state(loaded)')).toBe(true);
  expect(frame.clientHeight).toBe(321);
  frame.removeEventListener('load', play, { capture: true });
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { src: SRC, title: 'Your booking' },
  samples: { src: { text: `${SRC}?other`, value: `${SRC}?other` } },
  scenes: { loaded: load },
});
