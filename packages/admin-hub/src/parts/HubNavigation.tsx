import { siteUrl } from '@travel-shell/piece';
import type { AdminIcon, AdminPage } from '@travel-shell/store/business';
import { type DisclosureItem, DisclosureNavigation } from '@travel-shell/ui/disclosure-navigation';
import {
  cardIcon,
  checkIcon,
  chevronIcon,
  companyIcon,
  homeIcon,
  Icon,
  linkIcon,
  peopleIcon,
  pinIcon,
  receiptIcon,
  settingsIcon,
  shieldIcon,
  successIcon,
} from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { isOfVertical, nameOf } from '../nameOf.ts';

interface HubNavigationProps {
  pages: readonly AdminPage[];
  /** Key of the page that is shown. */
  current: string | undefined;
  messages: Messages;
  onIntent: (href: string) => void;
}

const ICONS: Record<AdminIcon, string> = {
  card: cardIcon,
  check: checkIcon,
  company: companyIcon,
  link: linkIcon,
  people: peopleIcon,
  pin: pinIcon,
  receipt: receiptIcon,
  settings: settingsIcon,
  shield: shieldIcon,
  success: successIcon,
};

/**
 * The pages that the visitor sees: beside the page where there is room, else behind one more disclosure above it. Both are in
 * the HTML, of which style sheets show one, so that nothing moves when script comes.
 */
export function HubNavigation({ pages, current, messages, onIntent }: HubNavigationProps): ReactNode {
  const items = [
    { text: messages.home, icon: homeIcon, href: siteUrl('/business') },
    ...itemsOf(pages, current, messages),
  ];
  const trail = trailOf(pages, current);
  const navigation = <DisclosureNavigation label={messages.frame.navigation} items={items} onIntent={onIntent} />;
  return (
    <div className="pages">
      {/* Closed again on each page. */}
      <details key={current} className="narrow">
        <summary className="ts-disclosure-link" part="navigation-summary">
          <span>
            <span className={trail && 'ts-hidden'}>{messages.pages}</span>
            {trail && ` ${trail.map(({ key, title }) => textOf(key, title, messages)).join(' › ')}`}
          </span>
          <Icon path={chevronIcon} className="ts-disclosure-chevron" />
        </summary>
        {navigation}
      </details>
      <div className="wide">{navigation}</div>
    </div>
  );
}

const itemsOf = (pages: readonly AdminPage[], current: string | undefined, messages: Messages): DisclosureItem[] =>
  pages.map(({ key, title, icon: iconName, url, isElsewhere, pages: children }) => {
    const text = textOf(key, title, messages);
    const icon = iconName && ICONS[iconName];
    if (children) return { text, icon, items: itemsOf(children, current, messages) };
    return { text, icon, href: isElsewhere ? siteUrl(url) : url, isCurrent: key === current };
  });

/** The groups that the page is in, from the outermost, and the page. Undefined: it is none of these. */
function trailOf(pages: readonly AdminPage[], current: string | undefined): AdminPage[] | undefined {
  for (const page of pages) {
    if (page.key === current) return [page];
    const below = page.pages && trailOf(page.pages, current);
    if (below) return [page, ...below];
  }
  return undefined;
}

/** Within a vertical the name of the vertical is above it. */
function textOf(key: string, title: string, messages: Messages): string {
  return isOfVertical(key)
    ? messages.policyPages[nameOf(key) as keyof Messages['policyPages']]
    : messages.titles[title as keyof Messages['titles']];
}
