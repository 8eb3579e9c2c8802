import type { Schema } from '@travel-shell/contract';
import { useConfig } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { feedback, openSurvey, pageData, startFeedback } from '@travel-shell/store/page';
import { editIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';
import { Entry } from './Entry.tsx';

/** From loading the service to showing its button, in seconds. Source: MSC-014, CON-108, CON-O04. */
const DELAY_S = 10;

/** NAV-029. The button of the survey, hidden after the service has loaded until the delay is over (MSC-013, MSC-014). */
export function Survey({ prepared, vertical, pageType, onTrack, onChosen }: PartProps): ReactNode {
  const state = useShellState(feedback);
  const readyAt = state.status === 'ready' ? state.readyAt : undefined;
  const delayMs = (useConfig().feedback?.delay ?? DELAY_S) * 1000;
  const [isAvailable, setAvailable] = useState(false);
  const about = (vertical ?? 'unknown') as Schema<'Vertical'>;

  useEffect(() => {
    const waiting = new AbortController();
    void startFeedback(about, pageType, waiting.signal);
    return () => waiting.abort();
  }, [about, pageType]);
  useEffect(() => {
    if (readyAt === undefined) return;
    // Since the service was ready: these contents mount again with each change of the layout.
    const elapsedMs = performance.now() - readyAt;
    const timer = setTimeout(setAvailable, delayMs - elapsedMs, true);
    return () => clearTimeout(timer);
  }, [readyAt, delayMs]);
  if (!isAvailable) return null;

  return (
    <div className="group tools" part="group" data-group="survey">
      <Entry
        icon={editIcon}
        text={prepared.messages.feedback}
        onClick={() => {
          onTrack('tools', 'feedback');
          onChosen();
          openSurvey({ ...givenByPage(), brand: prepared.brand, locale: prepared.locale, vertical: about, pageType });
        }}
      />
    </div>
  );
}

/** The rest of the survey's data, which the page may have configured as `analytics`. */
function givenByPage() {
  const { analytics } = pageData();
  const text = (name: string) => (typeof analytics[name] === 'string' ? analytics[name] : '');
  return {
    subPageType: text('subPageType'),
    experiment: text('experiment'),
    sessionReplayUrl: text('sessionReplayUrl'),
  };
}
