import { expect, it, vi } from 'vitest';
import { nestFragments } from './nestFragments.ts';

it('replaces each empty tag of ours by its rendered HTML, and leaves the rest unchanged', async () => {
  const html =
    '<div class="end"><travel-a brand="sister" open=""></travel-a><b>x</b><travel-b></travel-b><i>&lt;travel-a></i></div>';
  const render = vi.fn(async (tag: string) => `<${tag}>in</${tag}>`);
  expect(await nestFragments(html, render)).toBe(
    '<div class="end"><travel-a>in</travel-a><b>x</b><travel-b>in</travel-b><i>&lt;travel-a></i></div>',
  );
  expect(render.mock.calls).toEqual([
    ['travel-a', { brand: 'sister', open: '' }],
    ['travel-b', {}],
  ]);
});

it('passes attributes unescaped', async () => {
  const render = vi.fn(async () => '');
  await nestFragments('<travel-a label="&lt;a&gt; &amp; &quot;b&quot; &#x27;c&#x27; &amp;lt;"></travel-a>', render);
  expect(render).toHaveBeenCalledWith('travel-a', { label: '<a> & "b" \'c\' &lt;' });
});

it('leaves an unrendered tag empty, and a non-empty one unchanged', async () => {
  const html = '<travel-a></travel-a><travel-b>own</travel-b><nav-a></nav-a>';
  const render = vi.fn(() => undefined);
  expect(await nestFragments(html, render)).toBe(html);
  expect(render.mock.calls).toEqual([['travel-a', {}]]);
});
