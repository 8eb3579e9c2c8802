import { apiUrl, siteUrl, useConfig } from '@travel-shell/piece';
import { type BusinessMenuKey, businessPages, useAdminHubUrl } from '@travel-shell/piece/company';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { useAuth } from '@travel-shell/store';
import { isAllowed, type Needs } from '@travel-shell/store/business';
import { displayNameOf } from '@travel-shell/store/displayNameOf';
import {
  calendarIcon,
  clockIcon,
  companyIcon,
  helpIcon,
  Icon,
  luggageIcon,
  mailIcon,
  peopleIcon,
  receiptIcon,
  settingsIcon,
  shieldIcon,
  starIcon,
  stepsIcon,
  successIcon,
  userIcon,
} from '@travel-shell/ui/icons';
import { usePictureFailure } from '@travel-shell/ui/picture-failure';
import { type ReactNode, useId } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { isOffered, PAGES } from '../pages.ts';
import sheet from './Home.shadow.css';

/** Screens of ours, in their order. */
const SCREENS = [
  { key: 'tasks', icon: stepsIcon },
  { key: 'companyTasks', icon: companyIcon },
  { key: 'invitations', icon: mailIcon },
  { key: 'events', icon: calendarIcon },
  { key: 'upgrade', icon: starIcon },
] as const;

/** Pages of the company, as in the account menu, which has the account, too. */
const ICONS: Record<Exclude<BusinessMenuKey, 'account'>, string> = {
  approval: successIcon,
  book: clockIcon,
  reporting: receiptIcon,
  policies: shieldIcon,
  users: peopleIcon,
  company: companyIcon,
  admin: settingsIcon,
  helpCentre: helpIcon,
};

/** The company, and what its member may open. The links are there before the back end has said more. */
export function Home({ messages, business }: ScreenProps<Messages>): ReactNode {
  const auth = useAuth();
  const state = auth.status === 'signedIn' ? auth.state : undefined;
  const name = state && displayNameOf(state.userInfoState, '');
  const logo = state?.businessState.companyLogoUrl;
  const heading = useId();
  const text = messages.home;
  const config = useConfig();
  const adminHub = useAdminHubUrl(business, config.adminPages, business?.tier);
  const all = business ? businessPages(business, { ...config, adminHub }) : [];
  // The hub begins with a page that has an entry of its own, or is one.
  const pages = all.filter(({ key }) => key !== 'admin' || !all.some(({ url }) => adminHub?.startsWith(`${url}/`)));

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
      <h2 id={heading}>{text.pages}</h2>
      <ul className="pages" aria-labelledby={heading}>
        {SCREENS.map(({ key, icon }) => {
          const { path, needs = {} }: { path: string; needs?: Needs } = PAGES[key];
          return (
            business &&
            isAllowed(business, needs) &&
            isOffered(key, business, config.businessGroup) && (
              <Page key={key} href={path} icon={icon} title={messages.titles[key]}>
                {text[key]}
              </Page>
            )
          );
        })}
        {pages.map(
          ({ key, url }) =>
            key !== 'account' && (
              <Page key={key} href={url} icon={ICONS[key]} title={messages.pages[key]}>
                {messages.pagesAbout[key]}
              </Page>
            ),
        )}
        <Page href="/trips" icon={luggageIcon} title={text.trips}>
          {text.tripsAbout}
        </Page>
        <Page href="/profile/account" icon={userIcon} title={text.account}>
          {text.accountAbout}
        </Page>
      </ul>
    </>
  );
}

/** Of the company, or a sign where it cannot be loaded. */
function Logo({ src }: { src: string }): ReactNode {
  const { hasFailed, image } = usePictureFailure(src);
  return hasFailed ? <Icon path={companyIcon} /> : <img {...image} alt="" />;
}

interface PageProps {
  href: string;
  icon: string;
  title: string;
  children: ReactNode;
}

function Page({ href, icon, title, children }: PageProps): ReactNode {
  return (
    <li>
      <a className="page" part="link" href={siteUrl(href)}>
        <Icon path={icon} />
        <span className="page-title">{title}</span>
        <span className="muted">{children}</span>
      </a>
    </li>
  );
}

export const screen: Screen<Messages> = { View: Home, sheets: [sheet] };
