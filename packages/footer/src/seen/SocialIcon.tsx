import { defineLazy, useLazy } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { socialIcon } from '@travel-shell/store/account';
import { type ReactNode, useEffect, useRef } from 'react';

const lazyReader = defineLazy('footer', () => import('../svg/readSvg.ts'));

/** A site's icon, inline so that it has the text colour; falls back to its name. */
export function SocialIcon({ url, title }: { url: string | undefined; title: string }): ReactNode {
  const name = <span className="social-name">{title}</span>;
  return url ? <FetchedIcon url={url} name={name} /> : name;
}

function FetchedIcon({ url, name }: { url: string; name: ReactNode }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const icon = useShellState(socialIcon(url));
  const text = icon.status === 'ready' ? icon.data : undefined;
  const reader = useLazy(lazyReader, text !== undefined).module;
  const svg = reader && text !== undefined && reader.readSvg(text, url);

  useEffect(() => {
    if (svg) place.current?.replaceChildren(svg.cloneNode(true));
  }, [svg]);

  return icon.status === 'failed' || svg === null ? name : <span ref={place} className="social-icon" />;
}
