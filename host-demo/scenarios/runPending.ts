import type { Page } from '@playwright/test';

/**
 * For "and nothing happens": what the page has begun runs on. It counts frames, each with an idle callback, instead of time,
 * because a busy machine is late with both.
 */
export const runPending = (page: Page, frames = 60) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  }, frames);
