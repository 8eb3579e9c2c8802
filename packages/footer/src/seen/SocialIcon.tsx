import { useShellState } from '@travel-shell/store';
import { socialIcon } from '@travel-shell/store/account';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLazy } from '../useLazy.ts';

/** The drawing of a site, inline so that it has the colour of the text; its name where there is none. */
export function SocialIcon({ url, title }: { url: string | undefined; title: string }): ReactNode {
  const name = <span className="social-name">{title}</span>;
  return url ? <FetchedIcon url={url} name={name} /> : name;
}

function FetchedIcon({ url, name }: { url: string; name: ReactNode }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const icon = useShellState(socialIcon(url));
  const text = icon.status === 'ready' ? icon.data : undefined;
  const reader = useLazy(() => import('../svg/readSvg.ts'), text !== undefined);
  const svg = reader && text !== undefined && reader.readSvg(text, url);

  useEffect(() => {
    if (svg) place.current?.replaceChildren(svg.cloneNode(true));
  }, [svg]);

  return icon.status === 'failed' || svg === null ? name : <span ref={place} className="social-icon" />;
}
