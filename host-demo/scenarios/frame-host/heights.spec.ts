/** The height of ordinary pages in frames, which follow the height of the window in the usual ways. */
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { expect, test } from '../test.ts';
import { makeChanges, resetPages } from './resets.ts';
import { type Hosts, startHosts } from './startHosts.ts';

test.describe.configure({ mode: 'default' });

let backEnd: RunningMain;
let hosts: Hosts;
const site = () => backEnd.origin.replace('127.0.0.1', 'localhost');
const host = () => hosts.at('localhost');
const framed = () => hosts.at('framed.localhost');

test.beforeAll(async () => {
  hosts = await startHosts();
  backEnd = await startMain({ DATA_DIR: test.info().outputPath('data'), EMBED_ORIGINS: host() });
});
test.afterAll(async () => {
  hosts.close();
  await backEnd?.end('SIGTERM');
});

test('a frame ends within 2 px of its page after each change, whatever the page does with the height of the window', async ({
  page,
  problems,
}) => {
  // Only one is longer than its window: it has a header and a footer around what is as high as that.
  const loops = problems.expect(/FRAME_LOOP: <main> grows with its frame/, 1);
  for (const [address, each] of resetPages(site(), host(), framed())) hosts.pages.set(address, each);
  await page.goto(`${host()}/`);
  await makeChanges((code, given) => page.evaluate(code as never, given as never));
  expect(loops).toHaveLength(1);
});
