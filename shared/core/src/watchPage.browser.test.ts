import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, expect, it, vi } from 'vitest';
import { watchPage } from './watchPage.ts';

afterEach(() => document.body.replaceChildren());

it('finds what is there and what is added, in the order of the document, by one observer for all', async () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  document.body.innerHTML = '<p id="a"></p><div><p id="b"></p></div>';
  const found: string[] = [];
  watchPage('p', ({ id }) => found.push(id));
  watchPage('p[title], u', ({ id }) => found.push(`title ${id}`));
  expect(found).toEqual(['a', 'b']);
  document.body.insertAdjacentHTML('beforeend', '<p id="c" title=""></p> text <div><u id="d"></u><p id="e"></p></div>');
  await runPending();
  expect(found.slice(2)).toEqual(['c', 'title c', 'title d', 'e']);
  expect(observe).toHaveBeenCalledTimes(1);
});

it('finds it in a form whose fields have names that are methods, and in nodes of another window', async () => {
  const found: string[] = [];
  watchPage('i', ({ id }) => found.push(id));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form><input name="matches"><input name="querySelectorAll"><input name="nodeType"><i id="form"></i></form>',
  );
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const node = (frame.contentDocument as Document).createElement('i');
  node.id = 'frame';
  document.body.append(node);
  await runPending();
  expect(found).toEqual(['form', 'frame']);
});

it('asks a text or an empty element nothing but what it is', async () => {
  watchPage('b', () => {});
  const query = vi.spyOn(Element.prototype, 'querySelectorAll');
  document.body.append(document.createElement('tr'), 'text', document.createComment('comment'));
  await runPending();
  expect(query).not.toHaveBeenCalled();
});

it('looks once for a long list of the page, and finds what is in one', async () => {
  const found: string[] = [];
  watchPage('s', ({ id }) => found.push(id));
  const table = document.body.appendChild(document.createElement('table'));
  await runPending();
  const looks = [vi.spyOn(Element.prototype, 'matches'), vi.spyOn(Element.prototype, 'querySelectorAll')];
  table.innerHTML = '<tbody></tbody>';
  const body = table.tBodies[0] as HTMLElement;
  body.innerHTML = '<tr><td>1</td><td>2</td></tr>'.repeat(1000);
  await runPending();
  expect(looks.flatMap(({ mock }) => mock.calls).length).toBeLessThan(10);
  body.innerHTML = `${'<tr><td>1</td></tr>'.repeat(1000)}<tr><td><s id="last"></s></td></tr>`;
  await expect.poll(() => found).toEqual(['last']);
});
