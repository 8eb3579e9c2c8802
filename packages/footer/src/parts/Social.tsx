import type { Schema } from '@travel-shell/contract';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { socialLinks } from '../sectionsOf.ts';
import { SocialIcon } from './SocialIcon.tsx';

interface SocialProps {
  messages: Messages;
  brands: Schema<'FooterBrandsState'> | undefined;
  isPending: boolean;
  /** The sites' names, for as long as there are no icons. */
  children: ReactNode;
}

/** FTR-017, FTR-018. One row of one height, with names as with icons. */
export function Social({ messages, brands, isPending, children }: SocialProps): ReactNode {
  const links = brands && socialLinks(brands.socialMediaSites, messages);
  if (links?.length === 0) return null;
  return (
    <section
      className="social"
      part="social"
      aria-label={messages.social}
      data-section="social"
      data-pending={isPending || undefined}
    >
      {links
        ? links.map(({ name, url, label, title }) => (
            <a key={name} href={url} target="_blank" rel="noopener" aria-label={label} data-name={name}>
              <SocialIcon url={brands.socialIconsByName[name]} title={title} />
            </a>
          ))
        : children}
    </section>
  );
}
