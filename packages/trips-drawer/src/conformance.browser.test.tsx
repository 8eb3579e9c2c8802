import { describeConformance } from '@travel-shell/element/conformance';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { part, parts } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { CANCELLED, SHARED, SOME_TRIPS } from './TripsDrawer.fixtures.ts';
import { BackEnd } from './testPage.ts';

let backEnd: BackEnd;

async function open(element: HTMLElement): Promise<void> {
  Object.assign(element, { request: { open: true } });
  await expect.poll(() => element.matches(':state(open)')).toBe(true);
  await expect.poll(() => parts(element, '[part=trip], .message').length).toBeGreaterThan(0);
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  setUp: () => {
    backEnd = new BackEnd(SOME_TRIPS);
    return () => backEnd.end();
  },
  scenes: {
    open,
    'with a removed result': async (element) => {
      await open(element);
      part(element, '[part=saved] [part=button]').click();
      await expect.poll(() => parts(element, '[data-removed]').length).toBe(1);
    },
    'with a shared trip': async (element) => {
      // One of the others is cancelled.
      const drawerTripSummaries = [...CANCELLED.drawerTripSummaries.slice(0, 1), ...SHARED.drawerTripSummaries];
      backEnd.trips = { ...SHARED, drawerTripSummaries };
      document.dispatchEvent(new Event('visibilitychange'));
      await open(element);
      await expect.poll(() => parts(element, '[part=notice]').length).toBe(1);
    },
    closed: async (element) => {
      await open(element);
      Object.assign(element, { request: { open: false } });
      await expect.poll(() => element.matches(':state(open)')).toBe(false);
    },
    'signed out': async (element) => {
      backEnd.auth = authStateOf();
      await open(element);
    },
  },
});
