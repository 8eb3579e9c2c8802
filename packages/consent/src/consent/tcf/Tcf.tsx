import { useLazy, useSheets } from '@travel-shell/piece';
import { whenIdle } from '@travel-shell/ui';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import type { ConsentProps } from '../ConsentProps.ts';
import { ConsentForm } from '../parts/ConsentForm.tsx';
import { Layer } from '../parts/Layer.tsx';
import { useBannerVisibility } from '../useBannerVisibility.ts';
import { records } from '../useWithdrawal.ts';
import { ChoicesScreen } from './ChoicesScreen.tsx';
import { LandingScreen } from './LandingScreen.tsx';
import { SavedTcf } from './SavedTcf.tsx';
import type { Tab } from './Tab.ts';
import { useAnswers } from './useAnswers.ts';
import { useConfigError } from './useConfigError.ts';
import { useTcfData } from './useTcfData.ts';

const NONE: readonly CSSStyleSheet[] = [];

/** The full framework: consent to the purposes and vendors of IAB Europe's list. CNS-024 to CNS-041. */
export function Tcf(props: ConsentProps): ReactNode {
  const { tcf, locale, isQuiet } = props.prepared;
  const decision = useBannerVisibility('tcf', props);
  const data = useTcfData(decision.isShown);
  const answers = useAnswers({ props, decision, data });
  const headingId = useId();
  useConfigError();
  // Only a visitor who asks for the dialog again has a record, or something to withdraw.
  const { isReopened, layer, close } = decision;
  const { module } = useLazy(records, isReopened || answers.withdrawal !== undefined);
  useSheets(props.element.host, module?.sheets ?? NONE);
  if (!tcf) return null;
  const { messages } = tcf;
  const common = props.prepared.messages;
  const onLeave = isReopened ? close : undefined;
  const { withdrawal } = answers;

  return (
    <Layer kind="tcf" isModal decision={decision} isQuiet={isQuiet} headingId={headingId}>
      <Screens opening={decision.opening} isShown={decision.isShown}>
        {(tab, show) =>
          module && withdrawal ? (
            <module.Done {...{ layer, headingId, withdrawal }} messages={common} onDone={close} />
          ) : tab ? (
            <ChoicesScreen
              messages={messages}
              locale={locale}
              headingId={headingId}
              data={data}
              tab={tab}
              onTab={show}
              onBack={() => show(undefined)}
              onLeave={onLeave && { label: common.leave, leave: onLeave }}
              answers={answers}
            />
          ) : (
            <ConsentForm kind="tcf" locale={locale} onChoose={answers.choose}>
              <LandingScreen
                messages={messages}
                common={common}
                headingId={headingId}
                initial={data.initial ?? tcf.served}
                saved={isReopened && module && <SavedTcf Saved={module.Saved} {...{ common, messages, data }} />}
                locale={locale}
                canWithdraw={answers.canWithdraw}
                onShow={show}
                onLeave={onLeave}
              />
            </ConsentForm>
          )
        }
      </Screens>
    </Layer>
  );
}

type Show = (tab: Tab | undefined) => void;

interface ScreensProps {
  opening: number;
  isShown: boolean;
  children: (tab: Tab | undefined, show: Show) => ReactNode;
}

/** Each opening begins at the landing (CNS-027). The heading of another screen gets the focus. */
function Screens({ opening, isShown, children }: ScreensProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ opening: number; tab: Tab | undefined }>();
  const tab = chosen?.opening === opening ? chosen.tab : undefined;
  const isMoved = chosen?.opening === opening;
  const isLanding = tab === undefined;

  useEffect(() => {
    if (isMoved) box.current?.querySelector<HTMLElement>('.heading')?.focus();
  }, [isLanding, isMoved]);

  // Unmount hundreds of vendors when the browser is idle.
  useEffect(() => {
    if (!isShown && !isLanding) return whenIdle(() => startTransition(() => setChosen(undefined)));
  }, [isShown, isLanding]);

  return (
    <div className="tcf" ref={box}>
      {children(tab, (next) => setChosen({ opening, tab: next }))}
    </div>
  );
}
