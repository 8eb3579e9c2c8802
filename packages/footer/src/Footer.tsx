import { defineLazy, useLazy, useTracking } from '@travel-shell/piece';
import { Pickers } from '@travel-shell/piece/pickers';
import type { ReactNode } from 'react';
import type { FooterProps } from './FooterProps.ts';
import { CardSchemes } from './parts/CardSchemes.tsx';
import { PrivacyMenu } from './parts/PrivacyMenu.tsx';
import { SectionContents } from './parts/SectionContents.tsx';
import { SiteMap } from './parts/SiteMap.tsx';
import { LINK_SECTIONS, managePrivacyLink, type SectionName, type Sections } from './sections.ts';
import { useLinkStyles } from './useLinkStyles.ts';
import { hasSlot, useSlots } from './useSlots.ts';

const lazySections = defineLazy(
  'footer',
  () => import(/* webpackChunkName: "fetched-sections" */ './FetchedSections.tsx'),
);

const PICKERS = { country: 'travel-country-picker', currency: 'travel-currency-picker' } as const;

const hasOwnLinks = (slots: string) => LINK_SECTIONS.some((name) => hasSlot(slots, name));

/**
 * The footer's view. Links that come as children, from a fragment or the page, are shown without a fetch; otherwise
 * they are fetched from the back end. Without links the host's fallback shows.
 */
export function Footer(props: FooterProps): ReactNode {
  const slots = useSlots(props.element.host, props.prepared.sections);
  const isOwn = slots !== undefined && hasOwnLinks(slots);
  const fetched = useLazy(lazySections, slots !== undefined && !isOwn).module;
  if (slots === undefined) return <slot name="fallback" data-served-empty="" />;
  if (isOwn) return <Page {...props} slots={slots} sections={{}} />;
  if (!fetched) return <slot name="fallback" />;
  return (
    <fetched.FetchedSections {...props}>
      {(sections, areLogosPending) => (
        <Page {...props} slots={slots} sections={sections} areLogosPending={areLogosPending} />
      )}
    </fetched.FetchedSections>
  );
}

interface PageProps extends FooterProps {
  slots: string;
  /** Default contents of slots without children. */
  sections: Sections;
  /** Their strips keep the room of a row until it is known what there is. */
  areLogosPending?: boolean;
}

function Page(props: PageProps): ReactNode {
  const { element, prepared, sections, slots, areLogosPending = false } = props;
  const { messages, presentation } = prepared;

  useLinkStyles(element.host, slots);
  useTracking(element);

  const has = (name: SectionName) => hasSlot(slots, name) || name in sections;
  const slot = (name: SectionName) => (
    <slot name={name}>{sections[name] && !hasSlot(slots, name) && <SectionContents section={sections[name]} />}</slot>
  );
  const group = (name: SectionName, className = 'group') =>
    has(name) && (
      <div className={className} part="group" data-part={name}>
        {slot(name)}
      </div>
    );

  return (
    <footer
      className="footer"
      part="footer"
      data-presentation={presentation}
      data-slots={slots}
      dir={messages.dir}
      lang={messages.lang}
    >
      <div className="frame">
        <div className="top">
          <div className="about">
            {has('brand') && <div className="brand">{slot('brand')}</div>}
            {has('description') && <div className="description">{slot('description')}</div>}
            {has('apps') && (
              <div
                className="apps"
                data-part="apps"
                data-badges={props.appStoreBadge && props.googlePlayBadge ? '' : undefined}
              >
                {slot('apps')}
              </div>
            )}
            {(has('social') || areLogosPending) && (
              <section className="social" part="social" aria-label={messages.social} data-part="social">
                {slot('social')}
              </section>
            )}
          </div>
          <nav className="groups" aria-label={messages.links}>
            {group('company')}
            {group('contact')}
            {group('airline')}
            {!has('airline') && group('more')}
          </nav>
        </div>
        {(has('destinations') || has('cities')) && (
          <div className="popular" part="popular">
            {group('destinations', 'columns')}
            {group('cities', 'columns')}
          </div>
        )}
        {has('site-map') && <SiteMap messages={messages}>{slot('site-map')}</SiteMap>}
        {(has('partners') || areLogosPending) && (
          <section className="partners" part="partners" aria-label={messages.partners} data-part="partners">
            {slot('partners')}
          </section>
        )}
        <div className="tools">
          <Pickers {...props} tags={PICKERS} />
          <CardSchemes names={props.cardSchemes} label={messages.cards} />
        </div>
        <PrivacyMenu element={element} messages={messages} privacyChoices={props.privacyChoices}>
          {slot('privacy')}
          {props.managePrivacy && (
            <slot name="manage-privacy">
              {!hasSlot(slots, 'manage-privacy') && (
                <SectionContents section={{ links: [managePrivacyLink(messages)] }} />
              )}
            </slot>
          )}
        </PrivacyMenu>
        {has('copyright') && <div className="copyright">{slot('copyright')}</div>}
      </div>
    </footer>
  );
}
