/** Runs inside a bench page before its own scripts. Self-contained, because it is injected as text. */
interface Probe {
  /** Time of the first painted frame with the header. In ms since navigation, like all of these. */
  visible: number | undefined;
  /** First paint of any contents of the page, which must not wait for our files. */
  firstPaint: number | undefined;
  /** The header's React has rendered or hydrated. */
  ready: number | undefined;
  /** Sum of all layout shifts, including those shortly after a click. */
  layoutShift: number;
  /** The point to click to open the account menu. */
  accountButton(): { x: number; y: number };
  /** Resolves with the time from the next click, by its timestamp, to the frame that has the menu. */
  nextMenu(): Promise<number>;
}

export type ProbedWindow = Window & typeof globalThis & { bench: Probe };

/** Called in the page once the header is visible. */
export const VISIBLE_BINDING = 'benchVisible';

export function installProbe(): void {
  const root = () => document.querySelector('travel-header')?.shadowRoot ?? document;
  const afterPaint = (then: (now: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(0);
  };
  const probe: Probe = {
    visible: undefined,
    firstPaint: undefined,
    ready: undefined,
    layoutShift: 0,
    accountButton() {
      const box = root().querySelector('[part=account]')?.getBoundingClientRect();
      if (!box) throw new Error('the account button is missing');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    nextMenu() {
      return new Promise((resolve) => {
        const onClick = ({ timeStamp }: Event) => {
          const look = () =>
            requestAnimationFrame(() => {
              if (root().querySelector('#account')?.matches(':popover-open')) {
                afterPaint((now) => resolve(now - timeStamp));
              } else look();
            });
          look();
        };
        addEventListener('click', onClick, { capture: true, once: true });
      });
    },
  };
  (window as unknown as ProbedWindow).bench = probe;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    probe.firstPaint ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('travel-ready', () => {
    probe.ready ??= performance.now();
  });

  const look = () =>
    requestAnimationFrame(() => {
      const header = root().querySelector<HTMLElement>('[part=header]:defined');
      if (header && header.offsetHeight > 0) {
        afterPaint((now) => {
          probe.visible = now;
          (window as unknown as { benchVisible(text: string): void }).benchVisible('');
        });
      } else look();
    });
  look();
}
