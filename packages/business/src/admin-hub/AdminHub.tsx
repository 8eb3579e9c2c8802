import { redirect } from '@travel-shell/api/navigate';
import { getConfig, logFailure, onConfigured } from '@travel-shell/core';
import type { PieceProps } from '@travel-shell/element/contract';
import { type Looks, siteUrl } from '@travel-shell/piece';
import { useCompanyTier } from '@travel-shell/piece/company';
import { type Member, ScreenFrame, useMember } from '@travel-shell/piece/screens';
import { useShellState } from '@travel-shell/store';
import { dependsOnTier } from '@travel-shell/store/business';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useKept } from '../parts/useKept.ts';
import type { contract } from './contract.ts';
import { keysOf } from './keysOf.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { nameOf } from './nameOf.ts';
import { Navigation } from './parts/Navigation.tsx';
import { PageList } from './parts/PageList.tsx';
import { Refusal } from './parts/Refusal.tsx';
import { adminScreens, screens as allScreens, visiblePages } from './screens.ts';

export function AdminHub(props: PieceProps<typeof contract, Looks<Messages>>): ReactNode {
  const { page, element, hiddenPages } = props;
  const { messages, presentation } = props.prepared;
  const { descriptions, frame, titles } = messages;
  const member = useAdmin(props.member as Member | undefined);
  const hidden = useHidden(hiddenPages);
  const screens = useMemo(() => adminScreens(keysOf(hidden)), [hidden]);
  const visible = visiblePages(member, keysOf(hidden));
  useWayOut(member, element.host);

  return (
    <div className="root" data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <ScreenFrame
        screens={screens}
        page={page}
        host={element.host}
        messages={messages}
        titles={titles}
        words={frame}
        business={member}
        renderNavigation={({ row }, onIntent) => (
          <Navigation pages={visible} current={row?.key} messages={messages} onIntent={onIntent} />
        )}
        renderLead={({ key }) => <p className="lead">{descriptions[nameOf(key) as keyof Messages['descriptions']]}</p>}
        renderProblem={(status, row) =>
          status === 404 ? (
            <PageList pages={visible} messages={messages} />
          ) : (
            <Refusal messages={messages} member={member} pageKey={row?.key} />
          )
        }
      />
    </div>
  );
}

/** The visitor with the tier of the company; undefined until both are known, as far as the tier decides anything. */
function useAdmin(served: Member | undefined): Member | null | undefined {
  const member = useMember(served);
  const tier = useCompanyTier(member?.businessProfile === true && dependsOnTier(member), served?.tier);
  return useKept(member?.businessProfile ? tier && { ...member, tier } : member);
}

/** Leads to the start page once a visitor is in no company any more: there is nothing here that is theirs. */
function useWayOut(member: Member | null | undefined, host: HTMLElement | null): void {
  const had = useRef(false);
  useEffect(() => {
    if (member?.businessProfile) had.current = true;
    else if (member && had.current) redirect(siteUrl('/'), 'company-gone', host);
  }, [member, host]);
}

/** What is configured; a server and the render that hydrates its HTML know the attribute alone. */
const configured = { initial: undefined, get: () => getConfig().adminPages, subscribe: onConfigured };

/** Keys of the pages that the site does not have, separated by spaces. */
function useHidden(attribute: string): string {
  const inConfig = useShellState(configured)?.hidden?.join(' ');
  useEffect(() => {
    for (const key of keysOf(inConfig)) {
      if (allScreens.rows.some((row) => row.key === key)) continue;
      logFailure({ code: 'CONFIG', message: `adminPages: "${key}" is no page of the admin hub.` });
    }
  }, [inConfig]);
  return [attribute, inConfig].join(' ').trim();
}
