import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { getShellStore } from '@travel-shell/store';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedback, openSurvey, startFeedback } from './feedback.ts';
import type { SurveyPage } from './surveyContext.ts';

// Their scripts come over the network, from the server that serves this page.
const script = `${location.origin}/shared/store/src/page/testing/{formId}.js`;
const formIds = { hotels: 'reviewForm', flights: 'silentForm' };

const page = globalThis as { travelFeedback?: unknown; openedSurveys?: unknown[] };
const configure = (config: Partial<ShellConfig>) =>
  Object.assign(page, { travelShell: { config: { ...CONFIG_DEFAULTS, ...config } } });
const scripts = () =>
  [...document.querySelectorAll('head script')].map((element) => (element as HTMLScriptElement).src);

let before: string[];
beforeEach(() => {
  before = scripts();
  getShellStore().store.set(feedback.onPage().atom, { status: 'off' });
  configure({ feedback: { script, formIds }, affiliate: 'partner-7' });
});
afterEach(() => {
  for (const element of document.querySelectorAll('head script')) {
    if (!before.includes((element as HTMLScriptElement).src)) element.remove();
  }
  for (const name of ['travelShell', 'travelFeedback', 'openedSurveys']) Reflect.deleteProperty(page, name);
});

const where: SurveyPage = {
  brand: 'flagship',
  locale: 'de-DE',
  vertical: 'hotels',
  pageType: 'results',
  subPageType: '',
  experiment: '',
  sessionReplayUrl: '',
};

describe('the feedback service', () => {
  it('API-042 MSC-010 MSC-016 MSC-017 starts once with the form of the vertical, and opens the survey', async () => {
    const started = [startFeedback('hotels', 'results'), startFeedback('hotels', 'results')];
    expect(feedback.get()).toEqual({ status: 'loading' });
    await Promise.all(started);
    const init = { acquisitionChannel: 'direct', obfuscatedUserId: 'u-reviewForm' };
    expect(feedback.get()).toEqual({ status: 'ready', formId: 'reviewForm', init, readyAt: expect.any(Number) });
    expect(scripts().filter((src) => src.endsWith('/reviewForm.js'))).toHaveLength(1);
    openSurvey(where);
    expect(page.openedSurveys).toMatchObject([
      { formId: 'reviewForm', context: { ...init, vertical: 'hotels', localeCountry: 'DE', affiliate: 'partner-7' } },
    ]);
  });

  it.each([
    ['MSC-010 without a service', undefined, 'hotels', 'results'],
    ['MSC-012 without a form for the vertical', { script, formIds }, 'cars', 'results'],
    ['MSC-011 during checkout', { script, formIds }, 'hotels', 'checkout'],
    ['MSC-011 on a receipt', { script, formIds }, 'hotels', 'receipt'],
    ['MSC-011 on the receipts of bookings', { script, formIds }, 'hotels', 'booking-receipts'],
  ] as const)('%s is left alone', async (_title, config, vertical, pageType) => {
    configure(config ? { feedback: config } : {});
    await startFeedback(vertical, pageType);
    openSurvey(where);
    expect([feedback.get(), scripts(), page.openedSurveys]).toEqual([{ status: 'off' }, before, undefined]);
  });

  it.each([
    ['whose script does not load', 'http://127.0.0.1:1/{formId}.js', 'hotels'],
    ['without data about the visitor', script, 'flights'],
  ] as const)('ERR-056 %s is logged only, and there is no survey', async (_title, src, vertical) => {
    configure({ feedback: { script: src, formIds } });
    expectConsole(/^\[travel-shell\] FEEDBACK_FAILED: error_initializeUsabilla /);
    await startFeedback(vertical, 'results');
    openSurvey(where);
    expect([feedback.get(), page.openedSurveys]).toEqual([{ status: 'failed' }, undefined]);
  });

  it('a survey that fails to open is logged', async () => {
    await startFeedback('hotels', 'results');
    page.travelFeedback = undefined;
    expectConsole(/FEEDBACK_FAILED: The survey could not be opened/);
    openSurvey(where);
  });
});
