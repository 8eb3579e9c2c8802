import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { AuthResponse, Schema } from '@travel-shell/contract';
import pg from 'pg';
import { snippetOf } from '../../scripts/guideSnippets.ts';
import { freePort, unprivilegedUser } from '../../scripts/postgres.mjs';
import { submitPage } from '../back-end/areas/auth/testing/outbox.ts';
import { startMailServer, type TestMailServer } from '../back-end/areas/mail/testing/startMailServer.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { decisionOf } from './consentWriters.ts';
import { fetchFrom } from './fetchFrom.ts';
import { PasteShell } from './PasteShell.ts';
import { CONSENT, TRIPS_STORE } from './paths.ts';
import { type Place, replacePlaces, startNginx } from './startNginx.ts';

const ROOT = join(import.meta.dirname, '../..');
const GUIDE = 'docs/operations.md';
const SITE = 'https://shop.example';
const PASSWORD = 'six quiet otters rowing';
const SAVED = '/trips/api/user/savedForLater';
/** The number of visitors. Their requests, one after the other, keep a core of two busy. */
const VISITORS = { whole: 6, short: 3 };
/** As many as an account keeps. */
const MOST_SAVED = 90;

export interface DrillOutcome {
  requests: number;
  seconds: number;
  /** 503 of a server that had too much to do. */
  busy: number;
  /** 503 of a request other than GET that came when a listener closed (D-90). */
  closing: number;
  /** Every other 5xx, broken connection, and other answer that is not what a visitor expects, with the step it falls into. */
  failures: string[];
  acknowledged: Record<Written, number>;
  /** Acknowledged, and not there afterwards. */
  lost: string[];
  /** The proxy's lines about its own 5xx: which server it asked, and how long. */
  proxyLines: string[];
  steps: string[];
}
type Written = 'signIns' | 'decisions' | 'saves';

interface Options {
  /** PostgreSQL's address for administration. Gets the role and the databases that the guide names. */
  adminUrl: string;
  /** Backup, restore and new keys, too, which take a minute. */
  isWhole: boolean;
  onStep?: (step: string) => void;
}

/**
 * An operator's work by docs/operations.md, with its own blocks pasted into a shell, on two servers behind its nginx,
 * while visitors sign in, decide about cookies, save results and load fragments through that nginx.
 */
export async function drill({ adminUrl, isWhole, onStep = () => {} }: Options): Promise<DrillOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'travel-shell-drill-'));
  // Servers are of another user than what prepares it.
  await chmod(folder, 0o755);
  const { uid, gid } = await unprivilegedUser();
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const mails = await startMailServer();
  const shell = new PasteShell(ROOT, {
    // Not the workspace’s own Node: a machine has the one that runs npm.
    PATH: (process.env.PATH ?? '')
      .split(delimiter)
      .filter((place) => !place.includes('node_modules'))
      .join(delimiter),
    HOME: folder,
    ADMIN_URL: adminUrl,
    RESTORED_URL: withDatabase(adminUrl, 'travel', 'travel_restored'),
  });
  const outcome: DrillOutcome = {
    ...{ requests: 0, busy: 0, closing: 0, seconds: 0, failures: [], lost: [], proxyLines: [], steps: [] },
    acknowledged: { signIns: 0, decisions: 0, saves: 0 },
  };
  const begin = (step: string) => {
    outcome.steps.push(step);
    onStep(step);
  };
  const paste = (words: string, ...places: Place[]) => shell.paste(replacePlaces(snippetOf(GUIDE, words), places));
  const env = `${folder}/travel-shell.env`;
  const own: Place[] = [
    ['/etc/travel-shell.env', env],
    ['4173 4174', `${ports[0]} ${ports[1]}`],
    ['/run/travel-shell', `${folder}/run`],
    // Not a new user of this machine.
    uid === undefined
      ? [/setpriv .*\\\n/, '']
      : ['--reuid=travel-shell --regid=travel-shell', `--reuid=${uid} --regid=${gid}`],
  ];
  let load: Load | undefined;
  let proxy: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    begin('install');
    // Links: the files are many, and none of them changes.
    await shell.paste(`cp -rs ${ROOT}/dist/travel-shell ${ROOT}/dist/renderers ${ROOT}/dist/fragments ${folder}`);
    await paste(
      'create role travel login',
      ['/etc/travel-shell.env', env],
      ['@127.0.0.1/travel', `@${new URL(adminUrl).host}/travel`],
      ['smtps://user:password@mail.shop.example', mails.url],
    );
    await appendFile(env, `export DIST_DIR=${folder} LOG_LEVEL=warn\n`);
    await paste('replace() {', ...own);
    await paste('for port in $PORTS; do start');
    const owners = await shell.paste('for port in $PORTS; do stat -c %u "/proc/$(cat "$RUN/$port.pid")"; done');
    if (/^0$/m.test(owners)) outcome.failures.push('a server runs as root');
    const { certificate, key } = await makeCertificate(folder);
    proxy = await startNginx(`${folder}/nginx`, [
      ['listen 443 ssl http2', `listen 127.0.0.1:${ports[2]} ssl http2`],
      ['/etc/nginx/shop.example.crt', certificate],
      ['/etc/nginx/shop.example.key', key],
      ['server 127.0.0.1:4173', `server 127.0.0.1:${ports[0]}`],
      ['# server 127.0.0.1:4174', `server 127.0.0.1:${ports[1]}`],
    ]);
    load = new Load(ports[2], await readFile(certificate, 'utf8'), outcome);
    await load.begin(mails, isWhole ? VISITORS.whole : VISITORS.short);

    if (isWhole) {
      begin('backup and restore');
      const before = await countWrites(withDatabase(adminUrl, 'postgres', 'travel'));
      const [steps = ''] = snippetOf(GUIDE, 'pg_dump --format=custom').split(/^DATABASE_URL=\$RESTORED_URL npm/m);
      await shell.paste(`cd ${folder} && ${steps.trim().replaceAll('\n\n', '\n')}\ncd ${ROOT}`);
      const restored = await countWrites(withDatabase(adminUrl, 'postgres', 'travel_restored'));
      for (const [table, count] of Object.entries(before)) {
        if ((restored[table] ?? 0) < count) outcome.lost.push(`${table} of the backup: ${restored[table]} of ${count}`);
      }
      const port = await freePort();
      await shell.paste(`DATABASE_URL=$RESTORED_URL start ${port} && stop ${port}`);

      begin('new keys');
      const block = snippetOf(GUIDE, 'npm run rotate-secrets');
      await shell.paste(block.replaceAll(/^export SECRET_KEYS=.*$/gm, '$& && replace'));
    }
    begin('replace the servers');
    await shell.paste('replace');

    begin('another release');
    const was = await currentVersion(folder);
    const addRelease = `(cd ${folder} && ln -s ${was} travel-shell/9.9.9 && cp -rL renderers/${was} renderers/9.9.9 &&
      sed -i s/${was}+/9.9.9+/ renderers/9.9.9/release.js)`;
    await shell.paste(addRelease);
    const choose = (version: string) =>
      shell.paste(
        `cd ${folder}/travel-shell\n${snippetOf(GUIDE, 'mv current.new').replace('0.1.0', version)}\ncd ${ROOT}`,
      );
    await choose('9.9.9');
    await load.untilRelease('9.9.9');
    await choose(was);
    await load.untilRelease(was);

    begin('last look');
    await load.end();
    outcome.lost.push(...(await load.findLosses()));
    const log = await readFile(`${folder}/nginx/travel-shell.log`, 'utf8');
    outcome.proxyLines = log.split('\n').filter((line) => /" 5\d\d /.test(line) && !/ 503 \w+$/.test(line));
    begin('stop');
    await shell.paste('for port in $PORTS; do stop "$port"; done');
    return outcome;
  } finally {
    await load?.end();
    await shell.paste('for port in $PORTS; do kill "$(cat "$RUN/$port.pid")"; done 2>/dev/null; wait').catch(() => {});
    shell.end();
    await proxy?.stop();
    await mails.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Visitors who do the same again and again, through the proxy. */
class Load {
  readonly #port: number;
  readonly #ca: string;
  readonly #outcome: DrillOutcome;
  readonly #signedIn: { visitor: Visitor; what: string }[] = [];
  readonly #decided: { visitor: Visitor; accepted: string }[] = [];
  readonly #saved: { visitor: Visitor; ids: string[] }[] = [];
  readonly #closers: (() => void)[] = [];
  #release = '';
  #goesOn = true;
  #running: Promise<unknown> = Promise.resolve();

  constructor(port: number, ca: string, outcome: DrillOutcome) {
    this.#port = port;
    this.#ca = ca;
    this.#outcome = outcome;
  }

  /** Each has an account of its own by then, by a registration with its mail. */
  async begin(mails: TestMailServer, count: number): Promise<void> {
    const people = await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const line = fetchFrom(`127.0.1.${i + 1}`, this.#port, this.#ca);
        this.#closers.push(line.close);
        const newVisitor = () => new Visitor(SITE, undefined, this.#counted(line.fetch));
        const login = `visitor-${i}@people.example`;
        await register(newVisitor(), login, mails);
        return { newVisitor, login };
      }),
    );
    const start = performance.now();
    this.#running = Promise.all(people.map(({ newVisitor, login }) => this.#repeat(newVisitor, login))).then(() => {
      this.#outcome.seconds = (performance.now() - start) / 1000;
    });
  }

  #counted(send: typeof fetch): typeof fetch {
    return async (url, init) => {
      this.#outcome.requests += 1;
      const fail = (why: unknown) =>
        this.#outcome.failures.push(`${this.#outcome.steps.at(-1)}: ${init?.method ?? 'GET'} ${url}: ${why}`);
      try {
        for (;;) {
          const answer = await send(url, init);
          if (answer.status < 400) return answer;
          const text = await answer.clone().text();
          // The two that the guide names; their header says when to ask again.
          const isWrite = init?.method !== undefined && init.method !== 'GET';
          if (answer.status === 503 && text.includes('"OVERLOADED"')) this.#outcome.busy += 1;
          else if (answer.status === 503 && isWrite && text.includes('"UNAVAILABLE"')) this.#outcome.closing += 1;
          else {
            fail(`${answer.status} ${text.slice(0, 200)}`);
            return answer;
          }
          await wait(1000);
        }
      } catch (error) {
        fail(error);
        return new Response('{}', { status: 599 });
      }
    };
  }

  async #repeat(newVisitor: () => Visitor, login: string): Promise<void> {
    const { acknowledged, failures } = this.#outcome;
    let owner = newVisitor();
    const saved: { visitor: Visitor; ids: string[] } = { visitor: owner, ids: [] };
    this.#saved.push(saved);
    for (let turn = 0; this.#goesOn; turn++) {
      if (turn % 4 === 0) {
        const visitor = newVisitor();
        const { response, body } = await visitor.logIn(login, { passwd: PASSWORD }).catch(() => NO_SIGN_IN);
        if (response.status === 200 && body.status === 0) {
          acknowledged.signIns += 1;
          this.#signedIn.push({ visitor, what: `sign-in ${turn} of ${login}` });
          owner = visitor;
          saved.visitor = visitor;
        }
      }
      const state = await owner.authState().catch(() => undefined);
      if (state?.loggedInSession === false) failures.push(`${login} is signed out`);

      const fragment = await owner.fetch(
        `/travel-shell/fragments/header?brand=flagship&locale=${turn % 2 ? 'de-DE' : 'fr-FR'}`,
      );
      this.#release = /data-travel-root="([^+"]*)/.exec(await fragment.text())?.[1] ?? this.#release;

      const decider = newVisitor();
      const accepted = decisionOf(turn);
      const decision = await this.#send(decider, 'POST', `${CONSENT}/record`, { acceptedCategories: accepted });
      if (decision === 200) {
        acknowledged.decisions += 1;
        this.#decided.push({ visitor: decider, accepted: textOf(accepted) });
      }

      if (saved.ids.length < MOST_SAVED) {
        const id = `result-${turn}`;
        if ((await this.#send(owner, 'PUT', `${SAVED}/${id}`, resultOf(id))) === 200) {
          acknowledged.saves += 1;
          saved.ids.push(id);
        }
      }
      await wait(20);
    }
  }

  async #send(visitor: Visitor, method: string, path: string, json: unknown): Promise<number> {
    const token = await visitor.formToken().catch(() => '');
    const headers = { 'X-CSRF': token, 'content-type': 'application/json' };
    return (await visitor.fetch(path, { method, headers, body: JSON.stringify(json) })).status;
  }

  /** Until the fragments come from it. */
  async untilRelease(version: string): Promise<void> {
    for (const end = performance.now() + 60_000; this.#release !== version; await wait(100)) {
      if (performance.now() > end) throw new Error(`The fragments are of ${this.#release}, not of ${version}.`);
    }
  }

  async end(): Promise<void> {
    this.#goesOn = false;
    await this.#running;
  }

  async findLosses(): Promise<string[]> {
    const lost: string[] = [];
    for (const { visitor, what } of this.#signedIn) {
      if (!(await visitor.authState()).loggedInSession) lost.push(what);
    }
    for (const { visitor, accepted } of this.#decided) {
      const { acceptedCategories } = (await (await visitor.fetch(CONSENT)).json()) as Schema<'CookieConsent'>;
      if (textOf(acceptedCategories) !== accepted) lost.push(`a decision: ${accepted}`);
    }
    for (const { visitor, ids } of this.#saved) {
      const store = (await (await visitor.fetch(TRIPS_STORE)).json()) as Schema<'TripsState'>;
      const found = new Set(store.savedForLater.map(({ resultData }) => resultData.resultId));
      lost.push(...ids.filter((id) => !found.has(id)).map((id) => `saved ${id}`));
    }
    for (const close of this.#closers) close();
    return lost;
  }
}

const NO_SIGN_IN = { response: new Response('{}', { status: 599 }), body: { status: 1 } as AuthResponse };

const textOf = (categories: readonly string[]) => [...categories].sort().join();

const resultOf = (resultId: string): Schema<'TripResult'> => ({
  ...{
    resultId,
    vertical: 'hotels',
    title: 'Seaview',
    location: 'Lisbon',
    startDate: '2027-03-01',
    endDate: '2027-03-08',
  },
  ...{ imageUrl: null, url: `/hotels/${resultId}`, price: 120, currencyCode: 'EUR' },
});

async function register(visitor: Visitor, login: string, mails: TestMailServer): Promise<void> {
  const fields = { username: login, passwd: PASSWORD, consent: 'true', regurl: '/' };
  const { status: asked } = await visitor.post('/k/run/auth/register', fields, { 'X-CSRF': await visitor.formToken() });
  if (asked !== 200) throw new Error(`The registration of ${login} was answered with ${asked}.`);
  for (const end = performance.now() + 60_000; ; await wait(100)) {
    const mail = mails.received.find(({ to }) => to.includes(login));
    const [link] =
      /https:\/\/shop\.example\/\S+/.exec(mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '') ?? [];
    if (link) {
      const { status } = await submitPage(visitor, link.slice(SITE.length), { passwd: PASSWORD });
      if (status !== 303) throw new Error(`The registration of ${login} ended with ${status}.`);
      return;
    }
    if (performance.now() > end) throw new Error(`${login} got no mail.`);
  }
}

async function makeCertificate(folder: string) {
  const [certificate, key] = [`${folder}/shop.example.crt`, `${folder}/shop.example.key`];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const named = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example'];
  await promisify(execFile)('openssl', [...made, ...named, '-out', certificate, '-keyout', key]);
  return { certificate, key };
}

const currentVersion = async (folder: string): Promise<string> =>
  JSON.parse(await readFile(`${folder}/travel-shell/current.json`, 'utf8')).version;

function withDatabase(url: string, user: string, name: string): string {
  return Object.assign(new URL(url), { username: user, pathname: `/${name}` }).href;
}

/** Rows of what visitors have written by now. */
async function countWrites(databaseUrl: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const counts: Record<string, number> = {};
    for (const table of ['users', 'consent_records', 'saved_results'])
      counts[table] = Number((await client.query(`select count(*) from ${table}`)).rows[0].count);
    return counts;
  } finally {
    await client.end();
  }
}
