import { siteUrl } from '@travel-shell/piece';
import type { Footer } from '@travel-shell/store/account';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { socialLinks } from '../sectionsOf.ts';
import { SocialIcon } from './SocialIcon.tsx';
import { useBrands } from './useBrands.ts';

interface SocialIconsProps {
  brand: string;
  messages: Messages;
  /** Whether the children are names, which stay without icons. */
  isOwn: boolean;
  /** Those of the brand itself, in place of the back end's. */
  sites: Footer['socialMediaSites'] | undefined;
  /** The sites' names, or their empty place, until the icons load. */
  children: ReactNode;
}

/** FTR-017, FTR-018. */
export function SocialIcons({ brand, messages, isOwn, sites: own, children }: SocialIconsProps): ReactNode {
  const brands = useBrands(brand);
  if (!brands) return (isOwn || own !== undefined || brands === undefined) && children;
  const sites = socialLinks(own ?? brands.socialMediaSites, messages);
  if (sites.length === 0) return null;
  return (
    <ul>
      {sites.map(({ name, url, label, title }) => (
        <li key={name}>
          <a href={siteUrl(url)} target="_blank" rel="noopener" aria-label={label} data-name={name}>
            <SocialIcon url={brands.socialIconsByName[name]} title={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
