import type { Brand } from '@travel-shell/core';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { socialLinks } from '../sectionsOf.ts';
import { SocialIcon } from './SocialIcon.tsx';
import { useBrands } from './useBrands.ts';

interface SocialIconsProps {
  brand: Brand;
  messages: Messages;
  /** The sites' names, until the icons load. */
  children: ReactNode;
}

/** FTR-017, FTR-018. */
export function SocialIcons({ brand, messages, children }: SocialIconsProps): ReactNode {
  const brands = useBrands(brand);
  if (!brands) return children;
  const sites = socialLinks(brands.socialMediaSites, messages);
  if (sites.length === 0) return null;
  return (
    <ul>
      {sites.map(({ name, url, label, title }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener" aria-label={label} data-name={name}>
            <SocialIcon url={brands.socialIconsByName[name]} title={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
