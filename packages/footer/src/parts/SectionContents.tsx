import { apiUrl, siteUrl } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { socialIcon } from '@travel-shell/store/account';
import { Logo } from '@travel-shell/tokens/Logo';
import type { ReactNode } from 'react';
import type { Picture, Section, SectionLink } from '../sections.ts';

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
      {!picture && title}
      {picture && (picture.kind === 'icon' ? <Icon picture={picture} title={title} /> : image(picture, title))}
    </a>
  );
}

/** An icon, whose text is fetched, too: one that is no svg is not shown (FTR-019, FTR-020). */
function Icon({ picture, title }: { picture: Picture; title: string }): ReactNode {
  const { status } = useShellState(socialIcon(picture.url));
  return status === 'failed' ? title : image(picture, title);
}

const image = ({ kind, url, height }: Picture, title: string) => (
  <img
    src={kind === 'badge' ? siteUrl(url) : apiUrl(url)}
    alt={title}
    height={height}
    loading="lazy"
    decoding="async"
  />
);
