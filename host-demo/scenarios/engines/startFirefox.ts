import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine, Options } from './Engine.ts';

/** Firefox by WebDriver BiDi, which it speaks without a driver of its own. */
export async function startFirefox(executablePath: string, { hasAnchors, keepsCookies }: Options): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Firefox ESR 140 does not know the command that sets a viewport.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: {
      'layout.css.anchor-positioning.enabled': hasAnchors,
      // 2 blocks all of them, 5 is the default.
      'network.cookie.cookieBehavior': keepsCookies ? 5 : 2,
    },
  });
  // In the first tab the address bar keeps the focus, and buttons of the page ignore keys.
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    async open(url) {
      await page.goto(url);
    },
    evaluate: (code, ...args) => page.evaluate(code as () => never, ...args),
    async evaluateIn(find, code, ...args) {
      const element = (await page.evaluateHandle(find)) as ElementHandle<HTMLIFrameElement>;
      const frame = await element.contentFrame();
      return frame.evaluate(code as () => never, ...args);
    },
    press: (x, y) => page.mouse.click(x, y),
    async key(key) {
      if (key !== 'Shift+Tab') return page.keyboard.press(key);
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    stop: () => browser.close(),
  };
}
