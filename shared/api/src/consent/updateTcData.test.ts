import { getConsentHead, setConsentHead } from '@travel-shell/core/consentHead';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { updateTcData } from './updateTcData.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  const head = getConsentHead();
  if (head) head.tcf = undefined;
});

describe('a new choice', () => {
  test('CNS-037 API-070 is told to another script’s function where that owns the page', () => {
    const theirs = vi.fn();
    vi.stubGlobal('__tcfapi', theirs);
    updateTcData('CQ');
    expect(theirs).toHaveBeenCalledExactlyOnceWith('updateTCData', 2, expect.any(Function), 'CQ');
  });

  test('is told to our own by a handle, as its public function takes none', () => {
    const [update, own] = [vi.fn(), vi.fn()];
    vi.stubGlobal('__tcfapi', own);
    setConsentHead({ tcf: { update, setVisible() {} } });
    updateTcData('CQ');
    expect(update).toHaveBeenCalledExactlyOnceWith('CQ');
    expect(own).not.toHaveBeenCalled();
  });

  test('does nothing on a page without either', () => {
    expect(() => updateTcData('CQ')).not.toThrow();
  });
});
