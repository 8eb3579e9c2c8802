import { configOf, LOAD_TIMEOUT, pageConfig } from '@travel-shell/core';
import { languageOf } from '@travel-shell/core/languageOf';
import { ownGlobal, ownQueue } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { pageLanguage } from '@travel-shell/core/pageLanguage';
import { share } from '@travel-shell/core/share';
import {
  type BuiltFile,
  type LoaderBridge,
  type PieceRelease,
  type Release,
  type ReleaseLoader,
  type Runtime,
  TAGS,
} from './bridge.ts';
import { RELEASE_FILE } from './releaseFile.ts';
import { retry } from './retry.ts';

/** Begins the name of the array that the chunks of a build are pushed to (webpack.config.ts). An element may have that name. */
const CHUNKS = 'travelShell_';

const folderOf = (url: string) => url.split('/').at(-2) as string;

/** Whether React has to render one of these elements, or one inside another piece, without a fragment. */
const needsSheet = (tag: string) => {
  const elements = [...pageDocument.querySelectorAll(tag)];
  const hasFragment = ({ shadowRoot }: Element) => shadowRoot?.querySelector('[data-travel-root]:not([data-stale])');
  return !(elements[0] && elements.every(hasFragment));
};

/** Loads the files named in pieces.json: step 1, and each piece's files in parallel. */
export function createReleaseLoader(bridge: LoaderBridge): Pick<ReleaseLoader, 'loadRuntime' | 'loadPiece'> & {
  /**
   * Fetches ahead what is largest and every piece needs, step 1, to be run later if at all. Not the many small files, as
   * starting a request takes a phone some ms.
   */
  prefetch(): Promise<void>;
} {
  const { base, load } = bridge;
  /** Subresource integrity by absolute URL. */
  const integrity = new Map<string, string>();
  const shared = new Map();
  const resolve = (url: string) => new URL(url, base).href;

  const know = (files: readonly BuiltFile[]) =>
    files.map((file) => {
      const url = resolve(file.url);
      integrity.set(url, file.integrity);
      return url;
    });

  const fetchList = (url: string, query: string): Promise<Response | undefined> => {
    const isRelease = url === RELEASE_FILE;
    const early = isRelease && bridge.pieces;
    if (early) bridge.pieces = undefined;
    // All others have a name of their own in each release.
    const cache = isRelease ? 'no-cache' : 'default';
    return early || fetch(base + url + query, { cache, signal: AbortSignal.timeout(bridge.timeout) });
  };
  const fetchJson = (url: string) =>
    share(
      shared,
      url,
      () =>
        retry(async (query) => {
          const answer = await fetchList(url, query);
          if (!answer?.ok) throw new Error(`${url} failed: ${answer?.status}`);
          return answer.json();
        }),
      true,
    );
  const fetchRelease = async (): Promise<Release> => {
    const release: Release = await fetchJson(RELEASE_FILE);
    Object.assign(ownGlobal<object>('travelShell') as object, { release: release.release });
    return release;
  };

  /** Reads the integrity of the scripts in a folder that load later. */
  const knowLater = async (folder: string) =>
    know(await fetchJson(`${(await fetchRelease()).plans}/later/${folder}.json`));
  const loadScript = (url: string) =>
    share(
      shared,
      url,
      async () => {
        if (!integrity.has(url) && url.startsWith(base)) await knowLater(folderOf(url));
        const known = integrity.get(url);
        if (!known) throw new Error(`${url} is unknown`, { cause: 'UNKNOWN_FILE' });
        await load(url.slice(base.length), known);
      },
      true,
    );
  bridge.loadScript = loadScript;
  /** Prefetched for the next press, which retries what has failed. */
  const prepareLater = (folder: string) => void knowLater(folder).catch(() => {});

  const loadRuntime = async () => {
    const { runtime } = await fetchRelease();
    ownQueue(`${CHUNKS}runtime`);
    await Promise.all(know(runtime).map(loadScript));
    prepareLater('runtime');
    return bridge.runtime as Runtime;
  };

  /**
   * The files for the attribute values used on the page (e.g. its locale's messages). If a piece is only in another
   * one's shadow root, use the attributes of the pieces around it.
   */
  const variantsOf = (tag: string, { variants }: PieceRelease) =>
    Object.entries(variants).flatMap(([attribute, values]) => {
      const known = Object.entries(values).map(([value, files]) => [value, know(files)] as const);
      const own = pageDocument.querySelectorAll(tag);
      const all = own[0]
        ? [...own]
        : [...pageDocument.querySelectorAll(`[${attribute}]`)].filter(({ localName }) => TAGS.test(localName));
      // Without any, use the configuration.
      return (all[0] ? all : [pageDocument.head]).flatMap((element) => {
        const wanted =
          element.getAttribute(attribute) || configOf(attribute) || (attribute === 'locale' && pageLanguage()) || '';
        // `de-AT` gets the messages of `de-DE`.
        const language = languageOf(String(wanted));
        const found =
          known.find(([value]) => !language || languageOf(value) === language) ?? (attribute === 'locale' && known[0]);
        return found ? found[1] : [];
      });
    });

  const loadPiece = async (tag: string) => {
    const { pieces, plans, release } = await fetchRelease();
    if (!(tag in pieces)) throw new Error(`It is not in release ${release}.`, { cause: 'UNKNOWN_PIECE' });
    // While the plan is on its way: React takes a phone longest.
    const started = loadRuntime();
    started.catch(() => {}); // told below
    const piece: PieceRelease = pieces[tag] ?? (await fetchJson(`${plans}/${tag}.json`));
    ownQueue(CHUNKS + piece.container);
    const sheet = needsSheet(tag) ? (piece.sheet ?? []) : [];
    // Run in any order rather than preloaded: until it is used, a script only holds its functions (D-3). What has failed
    // is asked for again with its use.
    for (const url of [...know([piece.entry, ...piece.chunks, ...sheet]), ...variantsOf(tag, piece)])
      loadScript(url).catch(() => {});
    await (await started).loadPiece(piece, resolve(piece.entry.url));
    prepareLater(folderOf(piece.entry.url));
    // A container can resolve without having defined anything, so check the registry.
    if (!customElements.get(tag)) throw new Error('It is not defined.');
  };

  return {
    async prefetch() {
      const { runtime } = await fetchRelease();
      for (const url of know(runtime)) {
        // As a script is fetched, so that it takes this from the cache.
        if (!shared.has(url)) await (await fetch(url, { priority: 'low', credentials: 'same-origin' })).blob();
      }
    },
    loadRuntime,
    loadPiece: (tag: string) =>
      share(
        shared,
        tag,
        // One time limit per load: with one per caller each opening of a loaded dialog would leave a timer behind.
        () =>
          Promise.race([
            loadPiece(tag),
            new Promise<never>((_, reject) => {
              setTimeout(reject, pageConfig()?.loadTimeout ?? LOAD_TIMEOUT, new Error('timed out'));
            }),
          ]),
        true,
      ).catch(({ message, cause }) => {
        throw new Error(`<${tag}> could not be loaded. ${message}`, { cause });
      }),
  };
}
