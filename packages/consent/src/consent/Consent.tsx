import { logFailure } from '@travel-shell/core';
import { type ReactNode, useEffect } from 'react';
import type { ConsentProps } from './ConsentProps.ts';
import { Cookies } from './cookies/Cookies.tsx';

/** One of the kinds. The same markup for every visitor: whether it shows is decided by style sheets before React. */
export function Consent(props: ConsentProps): ReactNode {
  const { messages, presentation } = props.prepared;
  return (
    <div data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <Kind {...props} />
    </div>
  );
}

function Kind(props: ConsentProps): ReactNode {
  const { kind } = props;
  const { KindView } = props.prepared;
  if (KindView) return <KindView {...props} />;
  if (kind === 'cookies') return <Cookies {...props} />;
  return <UnknownKind kind={String(kind)} />;
}

function UnknownKind({ kind }: { kind: string }): ReactNode {
  useEffect(() => {
    const message = `<travel-consent> kind="${kind}" is not known, so it shows nothing. Write cookies, notice, two-party, data-transfer or tcf.`;
    logFailure({ code: 'CONFIG', message, piece: 'consent' });
  }, [kind]);
  return null;
}
