import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const [BLOCKED, ANSWERED] = ['https://ads.example/banner.js', 'https://ads.example/pixel.png'];

let area: typeof import('./index.ts');
/** Requested, and published, since the page was opened. */
let asked: string[];
let told: unknown[];
const open = async () => {
  [asked, told] = [[], []];
  const { page } = stubPage();
  page.addEventListener('travel-ad-blocker-checked', (event) => told.push((event as CustomEvent).detail));
  await freshStore();
  area = await import('./index.ts');
};
beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === BLOCKED) throw new TypeError('Failed to fetch');
    return new Response('');
  });
  await open();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const look = (lot: number, adBlockerTargets: string[]) => {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  configureForTest({ adBlockerTargets });
  return area.detectAdBlocker();
};

describe('detectAdBlocker', () => {
  it('API-147 MSC-046 MSC-O08 fetches each target and tells the page which are blocked', async () => {
    await look(0, [BLOCKED, ANSWERED]);
    expect(asked).toEqual([BLOCKED, ANSWERED]);
    const targets = [
      { url: BLOCKED, isBlocked: true },
      { url: ANSWERED, isBlocked: false },
    ];
    expect(told).toEqual([{ isBlocking: true, targets }]);
  });

  it('MSC-044 MSC-045 CON-088 runs in one session of a hundred, once', async () => {
    await look(0.01, [ANSWERED]);
    await look(0, [ANSWERED]);
    expect([asked, told], 'left out by lot, and for the whole session').toEqual([[], []]);

    await open();
    await look(0.0099, [ANSWERED]);
    await look(0.0099, [ANSWERED]);
    expect(asked).toHaveLength(1);
    expect(told).toMatchObject([{ isBlocking: false }]);
  });

  it('MSC-046 does not run without targets or while offline', async () => {
    await look(0, []);
    vi.stubGlobal('navigator', { onLine: false });
    await look(0, [BLOCKED]);
    expect([asked, told]).toEqual([[], []]);
  });
});
