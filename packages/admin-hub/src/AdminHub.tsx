import { redirect } from '@travel-shell/api/navigate';
import { type AdminPagesSettings, getConfig, logFailure, onConfigured } from '@travel-shell/core';
import type { PieceProps } from '@travel-shell/element/contract';
import { type Looks, siteUrl } from '@travel-shell/piece';
import { useCompanyTier } from '@travel-shell/piece/company';
import { useLastKnown } from '@travel-shell/piece/company-screens';
import { type Member, ScreenFrame, useMember } from '@travel-shell/piece/screens';
import { useShellState } from '@travel-shell/store';
import { ADMIN_PAGES, dependsOnTier, flatAdminPages } from '@travel-shell/store/business';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { nameOf } from './nameOf.ts';
import { HubNavigation } from './parts/HubNavigation.tsx';
import { PageList } from './parts/PageList.tsx';
import { Refusal } from './parts/Refusal.tsx';
import { adminScreens, screens as allScreens, slotOf, visiblePages } from './screens.ts';

export function AdminHub(props: PieceProps<typeof contract, Looks<Messages>>): ReactNode {
  const { page, element, adminPages } = props;
  const { messages, presentation } = props.prepared;
  const { descriptions, frame, titles } = messages;
  const member = useAdmin(props.member as Member | undefined);
  const site = useSite(adminPages as AdminPagesSettings | undefined, element.host);
  const screens = useMemo(() => adminScreens(site), [site]);
  const visible = visiblePages(member, site);
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
          <HubNavigation pages={visible} current={row?.key} messages={messages} onIntent={onIntent} />
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
  const isAsked = member?.businessProfile === true && dependsOnTier(member);
  const tier = useLastKnown(useCompanyTier(isAsked, served?.tier));
  return member?.businessProfile ? tier && { ...member, tier } : member;
}

/** Leads to the start page once a visitor is in no company any more: there is nothing here that is theirs. */
function useWayOut(member: Member | null | undefined, host: HTMLElement | null): void {
  const had = useRef(false);
  useEffect(() => {
    if (member?.businessProfile) had.current = true;
    else if (member && had.current) redirect(siteUrl('/'), 'company-gone', host);
  }, [member, host]);
}

/** The configuration's `adminPages`; a server and the render that hydrates its HTML know the attribute alone. */
const configured = { initial: undefined, get: () => getConfig().adminPages, subscribe: onConfigured };

/** The site's settings of the pages: by the attribute, by the configuration, and by the slots that it has filled. */
function useSite(attribute: AdminPagesSettings | undefined, host: HTMLElement | null): AdminPagesSettings {
  const inConfig = useShellState(configured);
  const filled = useFilledSlots(host);
  const site = useMemo(() => ({ ...filled, ...attribute, ...inConfig }), [filled, attribute, inConfig]);
  useEffect(() => {
    for (const [key, own] of Object.entries(site)) {
      const isGroup = GROUPS.has(key);
      if (PAGES.has(key) || (isGroup && own === false)) continue;
      const problem = isGroup ? 'is a group, which can only be false' : 'is no page of the admin hub';
      logFailure({ code: 'CONFIG', message: `adminPages: "${key}" ${problem}.` });
    }
  }, [site]);
  return site;
}

const PAGES = new Set(flatAdminPages(ADMIN_PAGES).map(({ key }) => key));
const GROUPS = new Set(allScreens.rows.map(({ key }) => key).filter((key) => !PAGES.has(key)));

/** The pages whose slot has something in it, from the first effect on: a server does not know what is around its HTML. */
function useFilledSlots(host: HTMLElement | null): AdminPagesSettings {
  const [slots, setSlots] = useState('');
  useLayoutEffect(() => {
    const read = () => setSlots([...(host?.children ?? [])].map(({ slot }) => slot).join(' '));
    read();
    const observer = new MutationObserver(read);
    if (host) observer.observe(host, { childList: true });
    return () => observer.disconnect();
  }, [host]);
  return useMemo(() => {
    const names = slots.split(' ');
    const filled = flatAdminPages(ADMIN_PAGES).filter(({ key }) => names.includes(slotOf(key)));
    return Object.fromEntries(filled.map(({ key }) => [key, true]));
  }, [slots]);
}
