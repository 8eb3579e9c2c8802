import { apiUrl, siteUrl, useConfig } from '@travel-shell/piece';
import { type BusinessMenuKey, businessPages } from '@travel-shell/piece/company';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { useAuth } from '@travel-shell/store';
import { displayNameOf } from '@travel-shell/store/displayNameOf';
import {
  clockIcon,
  companyIcon,
  Icon,
  luggageIcon,
  peopleIcon,
  receiptIcon,
  shieldIcon,
  successIcon,
  userIcon,
} from '@travel-shell/ui/icons';
import { usePictureFailure } from '@travel-shell/ui/picture-failure';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { type ReactNode, useId } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import sheet from './Home.shadow.css';
import { OpenTasks } from './OpenTasks.tsx';
import { PageLink } from './PageLink.tsx';

/**
 * The pages that members open most; approvals wait for their decision and come first. The navigation has the other
 * pages.
 */
const OFTEN = ['approval', 'book', 'trips', 'users', 'reporting', 'policies', 'company', 'account'] as const;
const SHOWN = 4;

const ICONS: Record<(typeof OFTEN)[number], string> = {
  approval: successIcon,
  book: clockIcon,
  trips: luggageIcon,
  users: peopleIcon,
  reporting: receiptIcon,
  policies: shieldIcon,
  company: companyIcon,
  account: userIcon,
};

/** The company, what its member opens most, and what waits for them. The links are there before the back end has said more. */
export function Home({ messages, business }: ScreenProps<Messages>): ReactNode {
  const auth = useAuth();
  const state = auth.status === 'signedIn' ? auth.state : undefined;
  const name = state && displayNameOf(state.userInfoState, '');
  const logo = state?.businessState.companyLogoUrl;
  const waiting = useId();
  const often = useId();
  const text = messages.home;
  const config = useConfig();
  const urls: Partial<Record<BusinessMenuKey | 'trips', string>> = { trips: '/trips' };
  for (const { key, url } of business ? businessPages(business, config) : []) urls[key] = url;

  return (
    <>
      <div className="company">
        <span className="logo">{logo ? <Logo src={apiUrl(logo)} /> : <Icon path={companyIcon} />}</span>
        <div>
          <p className="company-name">
            <bdi>{state?.businessState.companyName}</bdi>
          </p>
          <p className="muted">{name && text.welcome({ name })}</p>
        </div>
      </div>
      <section className="home-block" aria-labelledby={often}>
        <h2 id={often}>{text.often}</h2>
        <slot name="often-used">
          <ul className="pages">
            {OFTEN.filter((key) => urls[key])
              .slice(0, SHOWN)
              .map((key) => (
                <li key={key}>
                  <PageLink href={siteUrl(urls[key] ?? '')} icon={ICONS[key]} title={messages.pages[key]}>
                    {messages.pagesAbout[key]}
                  </PageLink>
                </li>
              ))}
          </ul>
        </slot>
      </section>
      {/* Last: it comes late, and would move what is below it. */}
      <section className="home-block" aria-labelledby={waiting}>
        <h2 id={waiting}>{text.waiting}</h2>
        <slot name="waiting">
          <OpenTasks messages={messages} business={business} />
        </slot>
      </section>
    </>
  );
}

/** The company's logo, or an icon if it cannot be loaded. */
function Logo({ src }: { src: string }): ReactNode {
  const { hasFailed, image } = usePictureFailure(src);
  return hasFailed ? <Icon path={companyIcon} /> : <img {...image} alt="" />;
}

export const screen: Screen<Messages> = { View: Home, sheets: [skeletonSheet, sheet] };
