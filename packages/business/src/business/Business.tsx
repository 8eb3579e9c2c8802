import { type BusinessGroupSettings, getConfig, onConfigured } from '@travel-shell/core';
import type { PieceProps } from '@travel-shell/element/contract';
import { type Looks, siteUrl } from '@travel-shell/piece';
import { ScreenFrame, useMember } from '@travel-shell/piece/screens';
import { useShellState } from '@travel-shell/store';
import { Link } from '@travel-shell/ui/link';
import { type ReactNode, useMemo } from 'react';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { PAGES } from './pages.ts';
import { LegalAddresses } from './parts/LegalAddresses.ts';
import { businessScreens } from './screens.ts';

export function Business(props: PieceProps<typeof contract, Looks<Messages>>): ReactNode {
  const { page, element } = props;
  const { messages, presentation } = props.prepared;
  const member = useMember(props.member);
  const group = useShellState(configured) ?? (props.businessGroup as BusinessGroupSettings | undefined);
  const screens = useMemo(() => businessScreens(group), [group]);
  const { termsUrl, privacyUrl } = props;
  const legal = useMemo(() => ({ termsUrl, privacyUrl }), [termsUrl, privacyUrl]);
  return (
    <div className="root" data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <LegalAddresses value={legal}>
        <ScreenFrame
          screens={screens}
          page={page}
          host={element.host}
          messages={messages}
          titles={messages.titles}
          words={messages.frame}
          business={member}
          renderProblem={(status) =>
            status === 403 && member?.businessProfile === false ? <NoCompany messages={messages} /> : undefined
          }
        />
      </LegalAddresses>
    </div>
  );
}

/** For a private account, which no administrator can let in. */
const NoCompany = ({ messages }: { messages: Messages }) => (
  <>
    <p className="lead">{messages.noCompany}</p>
    <p>
      <Link variant="primary" href={siteUrl(PAGES.getStarted.path)}>
        {messages.titles.getStarted}
      </Link>
    </p>
  </>
);

/** The configuration's `businessGroup`; a server and the render that hydrates its HTML know the attribute alone. */
const configured = { initial: undefined, get: () => getConfig().businessGroup, subscribe: onConfigured };
