/**
 * Ordinary pages in frames: what their style sheets do with the height of the window, and how their contents change. All frames
 * are on one page, and each change is made in all of them.
 */
import { expect, test } from '@playwright/test';

/** Styles by name. Each page has `#root` with a header, `main` and a footer in it, and is as high as these. */
const RESETS: Readonly<Record<string, string>> = {
  none: '',
  'html 100 %': 'html { height: 100% }',
  'html and body 100 %': 'html, body { height: 100% }',
  'app 100 %': 'html, body, #root { height: 100% }',
  'body 100vh': 'body { min-height: 100vh }',
  'app 100dvh': '#root { min-height: 100dvh }',
  'flex column': '#root { display: flex; flex-direction: column; min-height: 100vh } main { flex: 1 }',
  'grid rows': '#root { display: grid; grid-template-rows: auto 1fr auto; height: 100vh }',
  'main calc()': 'main { min-height: calc(100vh - 70px) }',
  'main 100vh': 'main { min-height: 100vh }',
  'fixed app': '#root { position: fixed; inset: 0; overflow: auto }',
  'scroller inside': 'html, body { height: 100%; overflow: hidden } #root { height: 100vh; overflow: auto }',
};

/** By name: how much higher each makes its page. They are in the script of the page. */
const CHANGES: Readonly<Record<string, number>> = {
  block: 600,
  rows: 600,
  skeleton: 90,
  animation: 500,
  page: 1500,
  picture: 400,
};

/** How high each page is before a change. */
const HEIGHT = 270;

/** The page around them names a change, which is made or, with `-` before it, taken back. */
const SCRIPT = `
const main = document.querySelector('main');
const lead = document.querySelector('.lead');
const add = (name, height) => {
  const element = document.createElement('div');
  element.className = name;
  element.style.height = height + 'px';
  main.append(element);
  return element;
};
const each = (name, act) => document.querySelectorAll('.' + name).forEach(act);
const remove = (name) => each(name, (element) => element.remove());
const changes = {
  block: () => add('block', 600),
  '-block': () => remove('block'),
  rows: () => {
    let left = 12;
    const next = () => {
      add('rows', 50);
      left -= 1;
      if (left) requestAnimationFrame(next);
    };
    next();
  },
  '-rows': () => {
    const next = () => {
      const row = document.querySelector('.rows');
      row?.remove();
      if (row) setTimeout(next);
    };
    next();
  },
  skeleton: () => {
    add('skeleton', 2000);
    setTimeout(() => each('skeleton', (element) => { element.style.height = '90px'; }), 20);
  },
  '-skeleton': () => {
    each('skeleton', (element) => { element.style.height = '2000px'; });
    setTimeout(() => remove('skeleton'), 40);
  },
  animation: () => {
    const panel = add('animation', 0);
    panel.style.transition = 'height 0.2s';
    panel.getBoundingClientRect();
    panel.style.height = '500px';
  },
  '-animation': () => each('animation', (element) => { element.style.height = '0'; }),
  page: () => { lead.style.display = 'none'; add('page', 1700); },
  '-page': () => { lead.style.display = ''; remove('page'); },
  picture: () => {
    const picture = document.createElement('img');
    picture.className = 'picture';
    picture.alt = '';
    picture.style.display = 'block';
    picture.src = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="400"/>');
    main.append(picture);
  },
  '-picture': () => remove('picture'),
};
addEventListener('message', ({ data }) => changes[data]?.());
`;

/** One of these pages. `frameScript` is the tag of frame.js. */
const resetPage = (style: string, frameScript: string, doctype = '<!doctype html>'): string => `${doctype}
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page of a partner</title>
<style>
body { margin: 0 }
header { height: 40px } .lead { height: 200px } footer { height: 30px }
${style}
</style>
${frameScript}
</head>
<body>
<div id="root"><header></header><main><div class="lead"></div></main><footer></footer></div>
<script>${SCRIPT}</script>
</body>
</html>
`;

/** By address, the pages of all frames and the one around them. */
export function resetPages(shell: string, host: string, framed: string): ReadonlyMap<string, { html: string }> {
  const script = `<script src="${shell}/travel-shell/frame.js" allow-origins="${host}" reports-height without-session></script>`;
  const names = Object.keys(RESETS);
  const frames = names.map(
    (name, i) => `<travel-frame load="eager" title="${name}" src="${framed}/${i}"></travel-frame>`,
  );
  const pages = names.map((name, i) => [`${framed}/${i}`, { html: resetPage(RESETS[name] ?? '', script) }] as const);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page of a partner</title>
<link rel="icon" href="data:,">
<style>main { display: grid; grid-template-columns: repeat(${names.length}, 1fr); align-items: start }</style>
<script type="application/json" id="travel-shell-config">{ "apiBase": "${shell}" }</script>
<script src="${shell}/travel-shell/loader.js" async></script>
</head>
<body><main>${frames.join('')}</main></body>
</html>
`;
  return new Map([[`${host}/`, { html }], ...pages]);
}

type Evaluate = <A, R>(code: (given: A) => R, given: A) => Promise<R>;

/** Each change and its undo: every frame ends at the height of its page, and says no more. */
export async function makeChanges(evaluate: Evaluate): Promise<void> {
  const isLoaded = () =>
    evaluate(() => document.querySelectorAll('travel-frame:not(:state(loaded))').length, undefined);
  await expect.poll(isLoaded, 'all frames are loaded').toBe(0);
  await evaluate(() => {
    Object.assign(window, { resizes: 0 });
    const count = new MutationObserver(() => {
      (window as unknown as { resizes: number }).resizes += 1;
    });
    for (const element of document.querySelectorAll('travel-frame')) {
      const frame = element.shadowRoot?.querySelector('iframe');
      if (frame) count.observe(frame, { attributeFilter: ['style'] });
    }
  }, undefined);
  await rests(evaluate, HEIGHT);
  for (const [name, more] of Object.entries(CHANGES))
    for (const [change, height] of [
      [name, HEIGHT + more],
      [`-${name}`, HEIGHT],
    ] as const)
      await test.step(change, async () => {
        await evaluate((message) => {
          for (const element of document.querySelectorAll('travel-frame'))
            element.shadowRoot?.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
        }, change);
        await rests(evaluate, height);
      });
}

async function rests(evaluate: Evaluate, height: number): Promise<void> {
  let last = -1;
  const state = async () => {
    const { resizes, heights } = await evaluate(
      () => ({
        resizes: (window as unknown as { resizes: number }).resizes,
        heights: [...document.querySelectorAll<HTMLElement>('travel-frame')].map(
          ({ title, clientHeight }) => [title, clientHeight] as const,
        ),
      }),
      undefined,
    );
    const isResting = resizes === last;
    last = resizes;
    const wrong = heights.filter(([, each]) => Math.abs(each - height) > 2);
    return { isResting, wrong };
  };
  await expect.poll(state, { intervals: [700] }).toEqual({ isResting: true, wrong: [] });
}
