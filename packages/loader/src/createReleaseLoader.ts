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
import { fetchFresh, RELEASE_FILE } from './fetchFresh.ts';
import { retry } from './retry.ts';

/** Loads the files named in pieces.json: step 1, and each piece's files in parallel. */
export function createReleaseLoader(bridge: LoaderBridge): Pick<ReleaseLoader, 'loadRuntime' | 'loadPiece'> {
  const { script, base, config, fetchScript, fetchBy } = bridge;
  /** Subresource integrity by absolute URL. */
  const integrity = new Map<string, string>();
  const shared = new Map();
  const preloaded = new Set<string>();
  const resolve = (url: string) => new URL(url, base).href;

  const loadScript = (url: string) =>
    share(shared, url, () => fetchScript(url, { integrity: integrity.get(url) ?? '' }), true);
  bridge.loadScript = loadScript;

  const know = (files: readonly BuiltFile[]) =>
    files.map((file) => {
      const url = resolve(file.url);
      integrity.set(url, file.integrity);
      return url;
    });

  const fetchJson = (url: string) =>
    share(
      shared,
      url,
      () =>
        retry(async (query) => {
          const early = url === RELEASE_FILE && bridge.early;
          bridge.early = undefined;
          const answer = await (early || fetchFresh(base + url + query, bridge.attemptMs));
          if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
          return answer.json();
        }),
      true,
    );
  const fetchRelease = async (): Promise<Release> => {
    const release: Release = await fetchJson(RELEASE_FILE);
    Object.assign((globalThis as { travelShell?: object }).travelShell as object, { release: release.release });
    return release;
  };

  const loadRuntime = async () => {
    const { runtime } = await fetchRelease();
    await Promise.all(know(runtime).map(loadScript));
    return bridge.runtime as Runtime;
  };

  /**
   * The files for the attribute values used on the page (e.g. its locale's messages). If a piece is only in another
   * one's shadow root, use the attributes of the pieces around it.
   */
  const variantsOf = (tag: string, { variants }: PieceRelease) =>
    Object.entries(variants).flatMap(([attribute, values]) => {
      const known = Object.entries(values).map(([value, files]) => [value, know(files)] as const);
      const own = document.querySelectorAll(tag);
      const all = own[0]
        ? [...own]
        : [...document.querySelectorAll(`[${attribute}]`)].filter(({ localName }) => TAGS.test(localName));
      // Without any, use the configuration.
      return (all[0] ? all : [script]).flatMap((element) => {
        const wanted =
          element.getAttribute(attribute) ||
          config[attribute as 'brand'] ||
          (attribute === 'locale' && document.documentElement.lang) ||
          '';
        return (known.find(([value]) => value.startsWith(wanted)) ?? known[0])?.[1] ?? [];
      });
    });

  const loadPiece = async (tag: string) => {
    const { runtime, pieces, release } = await fetchRelease();
    const plan = pieces[tag];
    if (!plan) throw new Error(`It is not in release ${release}.`, { cause: 'UNKNOWN_PIECE' });
    const piece: PieceRelease = typeof plan === 'string' ? await fetchJson(plan) : plan;
    for (const url of [...know([...runtime, piece.entry, ...piece.chunks]), ...variantsOf(tag, piece)]) {
      // Pieces share files of step 1.
      // The script tag that follows uses this download.
      if (!preloaded.has(url))
        void fetchBy('link', { integrity: integrity.get(url), rel: 'preload', as: 'script', href: url });
      preloaded.add(url);
    }
    await (await loadRuntime()).loadPiece(piece, resolve(piece.entry.url));
    // A container can resolve without having defined anything, so check the registry.
    if (!customElements.get(tag)) throw new Error('Its module did not define it.');
  };

  return {
    loadRuntime,
    loadPiece: (tag: string) =>
      Promise.race([
        share(shared, tag, () => loadPiece(tag), true),
        new Promise<never>((_, reject) => {
          setTimeout(reject, config.loadTimeout, new Error('timed out'));
        }),
      ]).catch(({ message, cause }) => {
        throw new Error(`<${tag}> could not be loaded. ${message}`, { cause });
      }),
  };
}
