import type { ShellConfig } from '@travel-shell/contract';
import type { BuiltFile, PieceRelease, Release, Runtime } from './bridge.ts';
import { createOnce } from './createOnce.ts';
import { createScriptLoader } from './createScriptLoader.ts';
import { retry } from './retry.ts';

/** Loads what pieces.json names: step 1, and each piece's files in parallel. */
export function createReleaseLoader(
  script: HTMLScriptElement,
  config: ShellConfig,
  attached: () => Runtime | undefined,
) {
  const base = new URL('.', script.src).href;
  const integrity = new Map<string, string>();
  const once = createOnce();
  const resolve = (url: string) => new URL(url, base).href;
  const timeout = () => config.loadTimeout / 3;
  const { loadScript, preload } = createScriptLoader({ base, nonce: script.nonce, timeout, integrity });

  const know = (files: BuiltFile[]) =>
    files.map((file) => {
      const url = resolve(file.url);
      integrity.set(url, file.integrity);
      return url;
    });

  const fetchJson = (url: string) =>
    once(url, () =>
      retry(async (query) => {
        const signal = AbortSignal.timeout(timeout());
        const answer = await fetch(base + url + query, { cache: 'no-cache', signal });
        if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
        return answer.json();
      }),
    );
  const fetchRelease = (): Promise<Release> => fetchJson('pieces.json');

  const loadRuntime = async () => {
    const { runtime } = await fetchRelease();
    await Promise.all(know(runtime).map(loadScript));
    return attached() as Runtime;
  };

  /**
   * The files for those attribute values that are on the page (its locale's messages, say). Of a piece that stands in the
   * header's shadow root the header tells.
   */
  const variantsOf = (tag: string, { variants }: PieceRelease) =>
    Object.entries(variants).flatMap(([attribute, values]) => {
      const known = Object.entries(values).map(([value, files]) => [value, know(files)] as const);
      const elements = document.querySelectorAll(document.querySelector(tag) ? tag : 'travel-header');
      return [...elements].flatMap((element) => {
        const wanted =
          element.getAttribute(attribute) ||
          config[attribute as 'brand'] ||
          (attribute === 'locale' && document.documentElement.lang) ||
          '';
        return (known.find(([value]) => value.startsWith(wanted)) ?? known[0])?.[1] ?? [];
      });
    });

  const loadPiece = async (tag: string) => {
    const { runtime, pieces, plans } = await fetchRelease();
    const piece: PieceRelease = pieces[tag] ?? (await fetchJson(`${plans + tag}.json`));
    new Set([...know([...runtime, piece.entry, ...piece.chunks]), ...variantsOf(tag, piece)]).forEach(preload);
    await (await loadRuntime()).loadPiece(piece, resolve(piece.entry.url));
    // A container can resolve without having defined anything, so the registry is the judge.
    if (!customElements.get(tag)) throw new Error('Its module did not define it.');
  };

  return {
    loadScript,
    loadRuntime,
    loadPiece: (tag: string) => once(tag, () => loadPiece(tag)),
  };
}
