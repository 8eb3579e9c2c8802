import { getConfig, logFailure } from '@travel-shell/core';
import { listen } from '@travel-shell/core/listen';
import { note } from '../note.ts';
import { agreedVersion, isLength, type Message, OLDEST, readMessage, VERSION } from '../protocol.ts';
import { HostCalls } from './HostCalls.ts';
import { moveBack, moveTo, moveToHidden } from './moveTo.ts';
import { watchSlice } from './watchSlice.ts';

/** The element's connection to its frame. */
export interface Connection {
  /** Sends a message that is answered. Rejects where it is not, or not as it should be. */
  ask(type: 'call' | 'metric', fields: object): Promise<unknown>;
  end(): void;
}

export interface Listeners {
  /** The page in the frame is there, or is not: it never came, has gone, or speaks no version of ours. */
  loaded(isLoaded: boolean): void;
  /** Whether links of the page may lead the host away. */
  mayLeave: boolean;
}

/** Fragments whose places are kept, and how much of each. */
const MOST_PLACES = 100;
const LONGEST_NAME = 200;

const LEAVE =
  'A link of the page in the frame leads this page away (target="_top"), which its sandbox forbids. Where you trust that page, write <travel-frame allow-leaving>.';

/** When a greeting is repeated: frame.js may have come later than the page's load event. In ms after that. */
const REPEATS_MS = [300, 1500, 5000];

/**
 * The host's side. It speaks first, each time a page was loaded in the frame, to the origin of `src` alone, and hands over a
 * port: whoever has that is of this origin, so nothing is ever heard from a window.
 */
export function connectFrame(frame: HTMLIFrameElement, { loaded, mayLeave }: Listeners): Connection {
  const { origin, pathname, hash } = new URL(frame.src);
  const ended = new AbortController();
  const { signal } = ended;
  const { loadTimeout } = getConfig();
  let port: MessagePort | undefined;
  let isWelcome = false;
  let stopSlices = (): void => {};
  let timers: ReturnType<typeof setTimeout>[] = [];
  /** A press has asked for the page to come. */
  let isAsked = false;
  /** How often the page may move its host without a press to where that was: back and forth after each press. */
  let moves = 0;
  /** The host has asked for a part of the page. */
  let isArriving = hash.length > 1;
  /** The frame's place in the window, by the fragment that it was left at. */
  const places = new Map<unknown, number>();
  /** A place that the frame is not high enough for yet. */
  let wanted: number | undefined;

  const send = (type: string, fields?: object) => port?.postMessage(JSON.stringify({ type, ...fields }));
  const calls = new HostCalls(send);

  function drop(): void {
    port?.close();
    port = undefined;
    isWelcome = false;
    stopSlices();
    calls.rejectAll('The page in the frame has gone.');
  }

  function fail(why: string): void {
    forget();
    drop();
    loaded(false);
    logFailure({ code: 'FRAME_FAILED', message: `${origin}${pathname} is not shown: ${why}.`, piece: 'frame' });
  }

  function resize(height: unknown): void {
    if (!isLength(height) || !height) {
      note('its height is none');
      return;
    }
    frame.style.blockSize = `${height}px`;
    if (wanted !== undefined && wanted < height && isPressed()) goTo(wanted);
  }

  function goTo(top: number): void {
    moveTo(frame, top);
    wanted = top > frame.offsetHeight ? top : undefined;
  }

  /** Only after a press, in the frame or around it: a framed page must not move its host by itself. */
  const isPressed = () => navigator.userActivation?.isActive ?? false;

  function anchor({ top, from, to }: Message): void {
    const place = places.get(to);
    if (place === undefined && !isLength(top)) return;
    if (isPressed()) moves = 2;
    else if (place !== undefined && moves) moves -= 1;
    else if (!isArriving || to !== hash) return;
    isArriving = false;
    if (places.size > MOST_PLACES) places.clear();
    places.set(String(from).slice(0, LONGEST_NAME), frame.getBoundingClientRect().top);
    if (place !== undefined) moveBack(frame, place);
    else goTo(top as number);
  }

  function show({ top, bottom }: Message): void {
    if (isLength(top) && isLength(bottom) && isPressed()) moveToHidden(frame, top, bottom);
  }

  /** By its type. What comes before the page has named itself is not heard. */
  const handlers: Readonly<Record<string, (message: Message) => void>> = Object.assign(Object.create(null), {
    loaded({ height }: Message) {
      if (height !== undefined) resize(height);
      if (isAsked) moveToHidden(frame, 0, 0);
      isAsked = false;
      stopSlices();
      stopSlices = watchSlice(frame, (top, height) => send('visible', { top, height }));
      loaded(true);
    },
    height: ({ height }: Message) => resize(height),
    anchor,
    show,
    leave: () => mayLeave || logFailure({ code: 'FRAME_LEAVE', message: LEAVE, piece: 'frame' }),
    answer: ({ id, answer }: Message) => calls.settle(id, answer),
    // A page that comes is greeted when it is loaded.
    bye({ isAsked: asked }: Message) {
      isAsked = asked === true && isPressed();
      drop();
    },
  });

  function receive(from: MessagePort, data: unknown): void {
    if (from !== port) return;
    const message = readMessage(data);
    const type = String(message?.type);
    if (!message) note('it is too long or no JSON');
    else if (isWelcome && handlers[type]) handlers[type](message);
    else if (isWelcome) note('it has no known type');
    else if (type === 'welcome') welcome(message);
    else if (type === 'refused') fail(String(message.reason).slice(0, 200));
    else note('it comes before the page has named itself');
  }

  function welcome({ version, origin: named }: Message): void {
    if (named !== origin) fail('the page in the frame is of another origin than src');
    else if (!agreedVersion({ version, oldest: version })) fail('it answers in a version of its own');
    else {
      // The page is loaded when it is seen first, which may be later.
      forget();
      isWelcome = true;
    }
  }

  function greet(): void {
    if (isWelcome || signal.aborted) return;
    drop();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }) => receive(port1, data);
    const hello = { travelFrame: 'hello', version: VERSION, oldest: OLDEST };
    frame.contentWindow?.postMessage(JSON.stringify(hello), origin, [port2]);
  }

  function forget(): void {
    timers.forEach(clearTimeout);
    timers = [];
  }

  function expect(): void {
    forget();
    timers = [setTimeout(() => fail(`its frame.js has not answered in ${loadTimeout} ms`), loadTimeout)];
  }

  function begin(): void {
    drop();
    expect();
    greet();
    timers.push(...REPEATS_MS.map((delay) => setTimeout(greet, delay)));
  }

  expect();
  listen(frame, 'load', begin, signal);
  listen(window, 'pagehide', drop, signal);
  // Back from the browser's cache, where both pages were kept.
  listen(window, 'pageshow', ({ persisted }) => persisted && begin(), signal);

  return {
    ask: (type, fields) =>
      isWelcome
        ? calls.ask(type, fields)
        : Promise.reject(new DOMException('No frame is loaded.', 'InvalidStateError')),
    end() {
      ended.abort();
      forget();
      drop();
    },
  };
}
