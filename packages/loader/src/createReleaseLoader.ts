import type { ShellConfig } from '@travel-shell/core';
import { share } from '@travel-shell/core/share';
import { type BuiltFile, type PieceRelease, type Release, type Runtime, TAGS } from './bridge.ts';
import { createScriptLoader } from './createScriptLoader.ts';
import { retry } from './retry.ts';

/** Loads the files named in pieces.json: step 1, and each piece's files in parallel. */
export function createReleaseLoader(
  script: HTMLScriptElement,
  config: ShellConfig,
  attached: () => Runtime | undefined,
) {
  const base = new URL('.', script.src).href;
  const integrity = new Map<string, string>();
  const shared = new Map();
  const preloaded = new Set<string>();
  const resolve = (url: string) => new URL(url, base).href;
  const timeout = () => config.loadTimeout / 3;
  const { loadScript, preload } = createScriptLoader({ base, nonce: script.nonce, timeout, integrity });

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
          const signal = AbortSignal.timeout(timeout());
          const answer = await fetch(base + url + query, { cache: 'no-cache', signal });
          if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
          return answer.json();
        }),
      true,
    );
  const fetchRelease = (): Promise<Release> => fetchJson('pieces.json');

  const loadRuntime = async () => {
    const { runtime } = await fetchRelease();
    await Promise.all(know(runtime).map(loadScript));
    return attached() as Runtime;
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
      if (!preloaded.has(url)) preload(url);
      preloaded.add(url);
    }
    await (await loadRuntime()).loadPiece(piece, resolve(piece.entry.url));
    // A container can resolve without having defined anything, so check the registry.
    if (!customElements.get(tag)) throw new Error('Its module did not define it.');
  };

  return {
    loadScript,
    loadRuntime,
    loadPiece: (tag: string) => share(shared, tag, () => loadPiece(tag), true),
  };
}
