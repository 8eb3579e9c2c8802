import { defineLazy, useConfig } from '@travel-shell/piece';
import { whenIdle } from '@travel-shell/ui';
import { useEffect } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';
import { maySnow } from '../snow/maySnow.ts';

/** Source: CON-077, MSC-018. */
const IDLE_MS = 10_000;

const snow = defineLazy('header', () => import(/* webpackChunkName: "snow" */ '../snow/waitForSnow.ts'));

/** Waits for a time without activity to let it snow. What does that is loaded where it may still snow today, once the page is idle. */
export function useSnow({ snow: isOn, pageType, element }: HeaderProps): void {
  const idleMs = useConfig().snow?.idleMs ?? IDLE_MS;
  const root = element.host?.shadowRoot;

  useEffect(() => {
    if (!(isOn && root && maySnow(pageType))) return;
    let end: (() => void) | undefined;
    let isGone = false;

    async function start(root: ShadowRoot): Promise<void> {
      const loaded = await snow.attempt();
      if (!isGone) end = loaded?.waitForSnow({ root, idleMs, maySnow: () => maySnow(pageType) });
    }

    const undo = whenIdle(() => void start(root));
    return () => {
      isGone = true;
      undo();
      end?.();
    };
  }, [isOn, root, pageType, idleMs]);
}
