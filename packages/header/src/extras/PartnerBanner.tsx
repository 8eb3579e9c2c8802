import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';
import { logMissingLogo } from './prepareExtras.ts';

/** HDR-028 to HDR-030. Whom the brand works with on this page: a logo and a message, both the host's. */
export function PartnerBanner({ partnerLogo, partnerName, partnerMessage }: HeaderProps): ReactNode {
  if (!partnerLogo && !partnerMessage) return null;
  return (
    <div className="partner" part="partner">
      {partnerLogo && <PartnerLogo key={partnerLogo} url={partnerLogo} name={partnerName} />}
      {partnerMessage && <p>{partnerMessage}</p>}
    </div>
  );
}

/** ERR-055: in place of a picture that is missing the partner's name stands, and the rest stays as it is. */
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
    // From a fragment it may have failed before there was anybody to hear of it.
    if (shown.complete && !shown.naturalWidth) handleError();
    return () => shown.removeEventListener('error', handleError);
  }, [url]);

  return isMissing ? <b>{name}</b> : <img ref={image} src={url} alt={name} />;
}
