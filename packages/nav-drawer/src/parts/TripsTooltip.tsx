import { getConfig, logFailure } from '@travel-shell/core';
import { useSheets } from '@travel-shell/piece';
import { useAuth, useShellState } from '@travel-shell/store';
import { firstDrawerOpening } from '@travel-shell/store/keys/firstDrawerOpening';
import { rememberTooltip, tripsState } from '@travel-shell/store/trips';
import { Tooltip, type TooltipTriggerProps, tooltipSheet } from '@travel-shell/ui/tooltip';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';
import { AUTO_CLOSE_MS, tripsTooltipDueIn } from '../tripsTooltip.ts';

export type TriggerProps = { [K in keyof TooltipTriggerProps]?: TooltipTriggerProps[K] | undefined };

interface TripsTooltipProps extends PartProps {
  /** The first trip. */
  children: (trigger: TriggerProps) => ReactNode;
}

const SHEETS = [tooltipSheet];
/** Longer ones overflow a timer. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Once tells a visitor that their trips are here (TRP-016 to TRP-023). */
export function TripsTooltip(props: TripsTooltipProps): ReactNode {
  const { element, prepared, isCollapsed, isExpanded, children } = props;
  const trips = useShellState(tripsState);
  const isSignedIn = useAuth().status === 'signedIn';
  const [isOpen, setOpen] = useState(false);
  const hasShown = useRef(false);
  const { tripsTooltip } = getConfig();
  const settings = 'data' in trips ? trips.data?.userSettings : undefined;
  const dueIn = tripsTooltipDueIn({
    isOn: tripsTooltip !== undefined,
    isCollapsed: isCollapsed && !isExpanded,
    settings,
    isSignedIn,
    firstOpening: firstDrawerOpening.read(),
    delayMinutes: tripsTooltip?.delayMinutes,
    now: Date.now(),
  });
  const isDue = dueIn !== undefined;
  useSheets(element.host, SHEETS);

  useEffect(() => {
    if (dueIn === undefined || hasShown.current || dueIn > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => {
      hasShown.current = true;
      setOpen(true);
    }, dueIn);
    return () => clearTimeout(timer);
  }, [isDue]);

  // Recorded once it was seen (TRP-022); then the trips are asked for again (API-043).
  useEffect(() => {
    if (!isOpen) return;
    rememberTooltip('navigationDrawerTripsTooltipShown')
      .catch((cause) => {
        const message = 'That the tooltip about trips was shown could not be stored, so it is shown again.';
        logFailure({ code: 'TRIPS_FAILED', message, piece: 'nav-drawer', cause });
      })
      .finally(() => void tripsState.refresh());
  }, [isOpen]);

  return (
    <Tooltip
      text={prepared.messages.tripsTooltip}
      placement={prepared.messages.dir === 'rtl' ? 'left' : 'right'}
      isOpen={isOpen}
      // A pointer or the focus on the trip closes it, and never opens it.
      onOpenChange={(next) => next || setOpen(false)}
      autoCloseMs={tripsTooltip?.autoCloseMs ?? AUTO_CLOSE_MS}
    >
      {(trigger) => children(isOpen ? trigger : { ...trigger, 'aria-describedby': undefined })}
    </Tooltip>
  );
}
