import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Notice } from './Notice.tsx';

test('scrolls into view once for each thing that is said, but not for what is there from the beginning', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  const { rerender } = await renderInShadow(<Notice>Saved before</Notice>, { sheets: [] });
  expect(scroll).not.toHaveBeenCalled();
  await rerender(<Notice>Saved</Notice>);
  expect(scroll).toHaveBeenCalledTimes(1);
  await rerender(<Notice>{''}</Notice>);
  await rerender(
    <Notice>
      <b>Two invited</b>
    </Notice>,
  );
  await rerender(
    <Notice>
      <b>Two invited</b>
    </Notice>,
  );
  expect(scroll).toHaveBeenCalledTimes(2);
});
