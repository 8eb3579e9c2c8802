import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import { ScreenFrame, useMember } from '@travel-shell/piece/screens';
import type { ReactNode } from 'react';
import { useKept } from '../parts/useKept.ts';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { screens } from './screens.ts';

export function Business(props: PieceProps<typeof contract, Looks<Messages>>): ReactNode {
  const { page, element } = props;
  const { messages, presentation } = props.prepared;
  const member = useKept(useMember(props.member));
  return (
    <div className="root" data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <ScreenFrame
        screens={screens}
        page={page}
        host={element.host}
        messages={messages}
        titles={messages.titles}
        words={messages.frame}
        business={member}
      />
    </div>
  );
}
