import { useShellState } from '@travel-shell/store';
import { socialIcon } from '@travel-shell/store/account';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The drawing of a site, inline so that it has the colour of the text; its name where there is none. */
export function SocialIcon({ url, title }: { url: string | undefined; title: string }): ReactNode {
  return url ? <FetchedIcon url={url} title={title} /> : <span className="social-name">{title}</span>;
}

function FetchedIcon({ url, title }: { url: string; title: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const icon = useShellState(socialIcon(url));
  const [isRefused, setIsRefused] = useState(false);
  const text = icon.status === 'ready' ? icon.data : undefined;

  useEffect(() => {
    if (text === undefined) return;
    let isGone = false;
    import('../svg/readSvg.ts')
      .then(({ readSvg }) => readSvg(text, url))
      // A chunk that did not arrive: the loader has said so.
      .catch(() => undefined)
      .then((svg) => {
        if (isGone) return;
        if (svg) place.current?.replaceChildren(svg);
        setIsRefused(!svg);
      });
    return () => {
      isGone = true;
    };
  }, [text, url]);

  if (isRefused || icon.status === 'failed') return <span className="social-name">{title}</span>;
  return <span ref={place} className="social-icon" />;
}
