import { pageDocument } from '@travel-shell/core/pageDocument';
import { note } from '../note.ts';
import { agreedVersion, type Message, OLDEST, readMessage, VERSION } from '../protocol.ts';
import { answerCalls } from './answerCalls.ts';
import { askForAnchors } from './askForAnchors.ts';
import type { Send } from './Send.ts';
import { showSlice } from './showSlice.ts';
import { showSteps } from './showSteps.ts';
import { watchHeight } from './watchHeight.ts';
import { whenSeen } from './whenSeen.ts';

/** The handlers of one connection, by the type of the host's message. */
type Handlers = Readonly<Record<string, (message: Message) => void>>;

/**
 * Waits for the host to speak. Each greeting that is right replaces the connection before it: the host greets again when it
 * comes back from the browser's cache, or has lost the answer.
 */
export function startFrame(origins: readonly string[], reportsHeight: boolean): void {
  let end = (): void => {};

  addEventListener('message', ({ source, origin, data, ports: [port] }) => {
    // Only the page right around this one, and only if it is named. A page without an origin is `null`, which is no origin.
    if (source !== parent) return note('it is not from the page around this frame');
    if (!origins.includes(origin)) return note(`${origin} is not in allow-origins`);
    const hello = readMessage(data);
    if (hello?.travelFrame !== 'hello' || !port) return note('it is no greeting');
    end();
    end = connect(port, hello, origin, reportsHeight);
  });
  // The page is left, or kept for a later return, when the host greets again.
  addEventListener('pagehide', () => end());
}

function connect(port: MessagePort, hello: Message, host: string, reportsHeight: boolean): () => void {
  const send: Send = (type, fields) => port.postMessage(JSON.stringify({ type, ...fields }));
  const version = agreedVersion(hello);
  if (!version) {
    send('refused', {
      reason: `the frame speaks versions ${OLDEST} to ${VERSION}, its host ${hello.oldest} to ${hello.version}`,
    });
    return () => port.close();
  }
  send('welcome', { version, origin: location.origin });

  const ended = new AbortController();
  const { signal } = ended;
  const { take, slice } = showSlice(send, signal);
  const handlers: Handlers = Object.assign(Object.create(null), {
    visible: take,
    ...answerCalls(send, host, signal),
  });
  port.onmessage = ({ data }) => {
    const message = readMessage(data);
    const handle = message && handlers[String(message.type)];
    if (handle) handle(message);
    else note('it has no known type, is too long or no JSON');
  };
  const arrive = askForAnchors(send, signal);
  const showStep = showSteps(send, slice, signal);
  // With its height, so that the host shows it as high as it is.
  const tell = (height: number, isFirst: boolean) => {
    send(isFirst ? 'loaded' : 'height', { height });
    arrive();
    showStep(height);
  };
  if (reportsHeight) watchHeight(tell, signal);
  else whenSeen(() => send('loaded'), signal);

  return () => {
    if (signal.aborted) return;
    // Another page comes, by a press.
    send('bye', { isAsked: navigator.userActivation?.isActive });
    ended.abort();
    port.close();
    pageDocument.documentElement.style.removeProperty('--travel-frame-start');
    pageDocument.documentElement.style.removeProperty('--travel-frame-end');
  };
}
