import { cleanup, render } from '@travel-shell/testing/browser';
import { afterEach, expect, it } from 'vitest';
import { useLinkStyles } from './useLinkStyles.ts';

afterEach(cleanup);

function View({ host }: { host: HTMLElement }) {
  useLinkStyles(host, '');
  return <p>Links</p>;
}

it('the links of a footer that the page takes away before it could show need no rules', async () => {
  const host = document.createElement('travel-footer');
  host.innerHTML = '<ul><li><a href="/">Home</a></li></ul>';
  const before = document.adoptedStyleSheets.length;
  const { container } = await render(<View host={host} />);
  expect(container.textContent).toBe('Links');
  document.body.append(host);
  await render(<View host={host} />);
  expect(document.adoptedStyleSheets.length).toBe(before + 1);
  host.remove();
});
