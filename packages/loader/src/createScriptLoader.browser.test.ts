import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPolicy } from './createPolicy.ts';
import { createScriptLoader } from './createScriptLoader.ts';

const base = `${location.origin}/shell/`;
const policies: string[] = [];
const preloads: HTMLLinkElement[] = [];
const scripts: HTMLScriptElement[] = [];

type Answer = 'load' | 'error' | 'nothing';

// Only the network is faked: elements are real, and the test decides each response. A script that was preloaded is there.
function answerScripts(answer: (tries: number) => Answer, answerScript: (tries: number) => Answer = () => 'load') {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const isScript = node instanceof HTMLScriptElement;
    if (isScript) scripts.push(node);
    else preloads.push(node as HTMLLinkElement);
    const event = isScript ? answerScript(scripts.length) : answer(preloads.length);
    if (event !== 'nothing') setTimeout(() => (node as Element).dispatchEvent(new Event(event)));
  });
}

function loader(timeout = 1000) {
  const created = createScriptLoader(createPolicy(base), 'n0nce');
  created.timeout = timeout;
  return (path: string) => created.load(path, 'sha384-x');
}

vi.stubGlobal('trustedTypes', {
  createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
    policies.push(name);
    return rules;
  },
});

beforeEach(() => void vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  scripts.length = 0;
  preloads.length = 0;
});

it('sets nonce, integrity and anonymous CORS on its scripts, and creates one Trusted Types policy', async () => {
  answerScripts(() => 'load');
  policies.length = 0;
  await loader()('a.js');
  const [script] = scripts;
  const given = { nonce: 'n0nce', integrity: 'sha384-x', crossOrigin: 'anonymous' };
  expect(script).toMatchObject({ ...given, src: `${base}a.js` });
  // The browser uses it for the script only if all are the same.
  expect(preloads).toMatchObject([{ ...given, rel: 'preload', as: 'script', href: `${base}a.js` }]);
  expect(policies).toEqual(['travel-shell']);
});

it('ERR-013 succeeds on the last of three attempts', async () => {
  answerScripts((tries) => (tries < 3 ? 'error' : 'load'));
  await loader()('a.js');
  expect(preloads.map(({ href }) => href.slice(base.length))).toEqual(['a.js', 'a.js?retry=1', 'a.js?retry=2']);
  expect(scripts.map(({ src }) => src.slice(base.length))).toEqual(['a.js?retry=2']);
});

it('ERR-013 tries again where the file was there and its script failed', async () => {
  answerScripts(
    () => 'load',
    (tries) => (tries < 3 ? 'error' : 'load'),
  );
  await loader()('a.js');
  expect(scripts.map(({ src }) => src.slice(base.length))).toEqual(['a.js', 'a.js?retry=1', 'a.js?retry=2']);
});

/** The test decides how long each takes. */
const holdClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const come = (element?: Element) => element?.dispatchEvent(new Event('load'));
/** The error is logged once a page: a second try of a test does not hear it. */
const hearSlow = () => vi.spyOn(console, 'error').mockImplementation((line) => expect(line).toContain('SLOW'));

it('adds no script for a file that never comes, which would hold the page’s load event', async () => {
  hearSlow();
  holdClock();
  answerScripts(() => 'nothing');
  await Promise.all([expect(loader()('a.js')).rejects.toThrow('a.js timeout'), wait(3000)]);
  expect(preloads).toHaveLength(1);
  expect(scripts).toEqual([]);
});

it('asks for one copy of a file that is slow, says so, and takes it', async () => {
  hearSlow();
  holdClock();
  answerScripts(() => 'nothing');
  const loading = loader()('a.js');
  await wait(2900);
  come(preloads[0]);
  await Promise.all([loading, wait(0)]);
  expect(preloads).toHaveLength(1);
  expect(scripts).toHaveLength(1);
});

it('preloads nothing once the page has loaded', async () => {
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('complete');
  answerScripts(() => 'load');
  await loader()('a.js');
  expect(preloads).toEqual([]);
  expect(scripts).toHaveLength(1);
});

it('gives up a script that never responds; whoever asks again waits for the same copy, which runs once', async () => {
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('complete');
  hearSlow();
  holdClock();
  answerScripts(
    () => 'load',
    () => 'nothing',
  );
  const load = loader();
  await Promise.all([expect(load('a.js')).rejects.toThrow('a.js timeout'), wait(3000)]);
  const again = load('a.js');
  await wait(1000);
  come(scripts[0]);
  await again;
  expect(scripts).toHaveLength(1);
});

it('loads nothing from outside its base URL', async () => {
  answerScripts(() => 'load');
  await loader()('https://elsewhere.example/a.js');
  expect(scripts.map(({ src }) => src)).toEqual([`${base}https://elsewhere.example/a.js`]);
});

it('leaves nothing in the page', async () => {
  const before = document.head.childElementCount;
  const loading = createScriptLoader(createPolicy(base), 'n0nce').load('missing.js', 'sha384-x');
  expect(document.head.childElementCount).toBe(before + 1);
  await expect(loading).rejects.toThrow('missing.js error');
  expect(document.head.childElementCount).toBe(before);
});
