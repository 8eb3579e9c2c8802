import { siteUrl } from '@travel-shell/piece';
import { Logo } from '@travel-shell/tokens/Logo';
import type { ReactNode } from 'react';
import type { Section, SectionLink } from '../sections.ts';

/** In px: both guides ask for at least that. */
const BADGE_HEIGHT = 40;

interface ContentsProps {
  section: Section;
  /** The slot, if these are children of the element; else they are the slot's default contents. */
  slot?: string;
}

/** A section's heading, text or logo, and links, without anything around them. */
export function SectionContents({ section: { heading, text, logo, links = [] }, slot }: ContentsProps): ReactNode {
  return (
    <>
      {heading && <h2 slot={slot}>{heading}</h2>}
      {text && !logo && <p slot={slot}>{text}</p>}
      {logo && (
        <p slot={slot} role="img" aria-label={text}>
          <Logo logo={logo} />
        </p>
      )}
      {links.length > 0 && (
        <ul slot={slot}>
          {links.map((link) => (
            <li key={`${link.name} ${link.url}`}>
              <SectionAnchor {...link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SectionAnchor({ url, title, name, testAttr, label, isNewTab, picture }: SectionLink): ReactNode {
  return (
    <a
      href={siteUrl(url)}
      aria-label={label}
      target={isNewTab ? '_blank' : undefined}
      rel={isNewTab ? 'noopener' : undefined}
      data-name={name}
      data-testid={testAttr}
    >
      {picture ? (
        <img src={siteUrl(picture)} alt={title} height={BADGE_HEIGHT} loading="lazy" decoding="async" />
      ) : (
        title
      )}
    </a>
  );
}
