/**
 * The panel of `?travel-shell-debug` and `travelShell.configure({ debug: true })`, which says what is loaded, when and why.
 * Loaded by intent.js; what came before is in the browser's lists. The console says the same, line by line.
 */
import { readEmbedding } from '@travel-shell/checks';
import { type BridgeScope, LOADER, type LoaderBridge } from '../bridge.ts';
import { Panel } from './Panel.ts';
import { type Judgement, judge, readSections } from './readSections.ts';
import { startRecord } from './startRecord.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Changes that come together are shown together. */
const DELAY_MS = 200;
/** From here on the panel leaves enough of the page to be open at first. */
const WIDE_PX = 768;

const bridge = (globalThis as BridgeScope)[LOADER] as LoaderBridge;
const { apiBase, shell, given } = readEmbedding();
const write = (at: number, text: string) => console.info(`[travel-shell debug] ${Math.round(at)} ms: ${text}`);

let judgement: Judgement = { findings: [], shifts: [] };
let waiting: ReturnType<typeof setTimeout> | undefined;
const record = startRecord(bridge, apiBase, (at, text) => {
  write(at, text);
  waiting ??= setTimeout(show, DELAY_MS);
});
const configured = Object.entries({ ...given, ...shell?.config }).map(
  ([key, value]) => `${key}=${JSON.stringify(value)}`,
);
write(performance.now(), `configuration: ${configured.join(' ')}`);

const panel = new Panel({
  isOpen: location.search.includes('travel-shell-debug') && innerWidth >= WIDE_PX,
  report: () => toMarkdown(readSections(record, judgement)),
  closed() {
    clearTimeout(waiting);
    record.end();
  },
});

function show(): void {
  waiting = undefined;
  const count = judgement.findings.length;
  const found = count > 0 ? `, ${count} ${count === 1 ? 'finding' : 'findings'}` : '';
  panel.show(`Travel Shell ${shell?.version}${found}`, readSections(record, judgement));
}

show();
void judge().then((judged) => {
  judgement = judged;
  show();
});
