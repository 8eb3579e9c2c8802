import { render } from '@travel-shell/testing/browser';
import { useEffect, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useEffectEvent } from './useEffectEvent.ts';

test('effects and listeners get the values of the latest render, and are not run again for them', async () => {
  const seen: string[] = [];
  const runs: string[] = [];

  function Probe({ value }: { value: string }) {
    const tell = useEffectEvent((when: string) => seen.push(`${when} ${value}`));
    useLayoutEffect(() => {
      tell('layout');
    });
    useEffect(() => {
      runs.push(value);
      const press = () => tell('press');
      addEventListener('probe-press', press);
      return () => removeEventListener('probe-press', press);
    }, [tell]);
    return null;
  }

  const { rerender } = await render(<Probe value="one" />);
  await rerender(<Probe value="two" />);
  dispatchEvent(new Event('probe-press'));
  expect(seen).toEqual(['layout one', 'layout two', 'press two']);
  expect(runs).toEqual(['one']);
});
