import { apiUrl } from '@travel-shell/piece';
import { usePictureFailure } from '@travel-shell/ui/picture-failure';
import { type ReactNode, useEffect } from 'react';
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
  const { hasFailed, image } = usePictureFailure(apiUrl(url));
  useEffect(() => {
    if (hasFailed) logMissingLogo(`The partner's logo ${url} could not be shown.`);
  }, [hasFailed, url]);
  return hasFailed ? <b>{name}</b> : <img {...image} alt={name} />;
}
