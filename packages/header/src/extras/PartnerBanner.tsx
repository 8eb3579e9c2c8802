import { apiUrl } from '@travel-shell/piece';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';
import { logMissingLogo } from './prepareExtras.ts';

/** HDR-028 to HDR-030. The partner banner: a logo and a message from the host. */
export function PartnerBanner({ partnerLogo, partnerName, partnerMessage }: HeaderProps): ReactNode {
  if (!partnerLogo && !partnerMessage) return null;
  return (
    <div className="partner" part="partner">
      {partnerLogo && <PartnerLogo key={partnerLogo} url={partnerLogo} name={partnerName} />}
      {partnerMessage && <p>{partnerMessage}</p>}
    </div>
  );
}

/** ERR-055: if the picture is missing, the partner's name replaces it. */
function PartnerLogo({ url, name }: { url: string; name: string }): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const shown = image.current;
    if (!shown) return;
    const handleError = () => {
      shown.removeEventListener('error', handleError);
      setMissing(true);
      logMissingLogo(`The partner's logo ${url} could not be shown.`);
    };
    shown.addEventListener('error', handleError);
    // In a fragment the image may have failed before hydration.
    if (shown.complete && !shown.naturalWidth) handleError();
    return () => shown.removeEventListener('error', handleError);
  }, [url]);

  return isMissing ? <b>{name}</b> : <img ref={image} src={apiUrl(url)} alt={name} />;
}
