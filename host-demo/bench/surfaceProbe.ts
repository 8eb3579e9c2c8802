import type { Target } from './surfaces.ts';

/** Runs inside a page with a surface that opens. */
interface SurfaceProbe {
  /** Undefined until the trigger and our surface are ready. */
  place(): { x: number; y: number } | undefined;
  isReady(): boolean;
  isOpen(): boolean;
  /** How many elements there are in it. */
  contents(): number;
  /** Resolves with the time from the next click, by its timestamp, to the frame that has it open. */
  nextOpening(): Promise<number>;
  /** Opens and closes it this many times. */
  cycle(times: number): Promise<void>;
}

export type SurfaceWindow = Window & typeof globalThis & { surface: SurfaceProbe };

/** Self-contained, because it is injected as text. */
export function installSurfaceProbe({ host, trigger, surface, close, useful }: Target): void {
  const root = () => (host ? document.querySelector(host)?.shadowRoot : undefined);
  const find = (selector: string) =>
    root()?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector);
  const press = (selector: string) => {
    const button = find(selector);
    if (!button) throw new Error(`${selector} is missing`);
    button.click();
  };
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const painted = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    });

  let pressed: ((press: Event) => void) | undefined;
  // Registered before any listener of the page, because consent.js stops a press on its banner for later ones.
  addEventListener('click', (press) => pressed?.(press), true);

  const probe: SurfaceProbe = {
    place() {
      const box = find(trigger)?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
    },
    isReady: () => !host || document.querySelector(host)?.matches(':state(ready)') === true,
    isOpen: () =>
      useful
        ? [...(find(surface)?.querySelectorAll(useful) ?? [])].some((each) =>
            each.checkVisibility({ visibilityProperty: true }),
          )
        : find(surface)?.matches(':popover-open, [open]') === true,
    contents: () => find(surface)?.querySelectorAll('*').length ?? 0,
    nextOpening() {
      return new Promise((resolve) => {
        pressed = async ({ timeStamp }) => {
          pressed = undefined;
          do await frame();
          while (!probe.isOpen());
          resolve((await painted()) - timeStamp);
        };
      });
    },
    async cycle(times) {
      for (let left = times; left > 0; left -= 1) {
        press(trigger);
        do await frame();
        while (!probe.isOpen());
        press(close ?? trigger);
        do await frame();
        while (probe.isOpen());
      }
    },
  };
  (window as unknown as SurfaceWindow).surface = probe;
}
