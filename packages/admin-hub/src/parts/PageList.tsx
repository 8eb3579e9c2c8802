import { siteUrl } from '@travel-shell/piece';
import { type AdminPage, flatAdminPages } from '@travel-shell/store/business';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

interface PageListProps {
  pages: readonly AdminPage[];
  messages: Messages;
}

/** All pages that the visitor may open, for who has come by an address that is none. */
export function PageList({ pages, messages }: PageListProps): ReactNode {
  const { back, list, titles, descriptions } = messages;
  return (
    <>
      {pages.length > 0 && <p className="lead">{list}</p>}
      {pages.map((page) => (
        <section key={page.key} className="group">
          <h2>{titles[page.title as keyof Messages['titles']]}</h2>
          <ul className="group-pages">
            {flatAdminPages([page]).map(({ key, title, description, url, isElsewhere }) => (
              <li key={key}>
                <a className="link" part="link" href={isElsewhere ? siteUrl(url) : url}>
                  {titles[title as keyof Messages['titles']]}
                </a>
                <span className="muted">{descriptions[description as keyof Messages['descriptions']]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a className="link" part="link" href={siteUrl('/business')}>
          {back}
        </a>
      </p>
    </>
  );
}
