import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ConsentProps } from '../ConsentProps.ts';
import { ConsentForm } from '../parts/ConsentForm.tsx';
import { Layer } from '../parts/Layer.tsx';
import { useDecision } from '../useDecision.ts';
import { ChoicesScreen } from './ChoicesScreen.tsx';
import { LandingScreen } from './LandingScreen.tsx';
import { useAnswers } from './useAnswers.ts';
import { useConfigError } from './useConfigError.ts';
import { useTcfData } from './useTcfData.ts';

export type Tab = 'purposes' | 'vendors';

/** The full framework: consent to the purposes and vendors of IAB Europe's list. CNS-024 to CNS-041. */
export function Tcf(props: ConsentProps): ReactNode {
  const { tcf, locale } = props.prepared;
  const decision = useDecision('tcf', props);
  const data = useTcfData(decision.isShown);
  const answers = useAnswers({ props, decision, data });
  const headingId = useId();
  useConfigError();
  if (!tcf) return null;
  const { messages } = tcf;

  return (
    <Layer kind="tcf" isModal decision={decision} headingId={headingId}>
      <Screens key={decision.opening}>
        {(tab, show) =>
          tab ? (
            <ChoicesScreen
              messages={messages}
              locale={locale}
              headingId={headingId}
              data={data}
              tab={tab}
              onTab={show}
              onBack={() => show(undefined)}
              answers={answers}
            />
          ) : (
            <ConsentForm kind="tcf" locale={locale} onChoose={answers.choose}>
              <LandingScreen
                messages={messages}
                headingId={headingId}
                initial={data.initial ?? tcf.served}
                locale={locale}
                canWithdraw={answers.canWithdraw}
                onShow={show}
              />
            </ConsentForm>
          )
        }
      </Screens>
    </Layer>
  );
}

type Show = (tab: Tab | undefined) => void;

/** Begins at the landing with each opening (CNS-027). The heading of another screen gets the focus. */
function Screens({ children }: { children: (tab: Tab | undefined, show: Show) => ReactNode }): ReactNode {
  const [tab, setTab] = useState<Tab>();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const isLanding = tab === undefined;

  useEffect(() => {
    if (hasMoved) box?.querySelector<HTMLElement>('.heading')?.focus();
  }, [isLanding, hasMoved, box]);

  const show: Show = (next) => {
    setMoved(true);
    setTab(next);
  };
  return (
    <div className="tcf" ref={setBox}>
      {children(tab, show)}
    </div>
  );
}
