import { logFailure } from '@travel-shell/core';
import { useConfig, useSheets } from '@travel-shell/piece';
import { getShellStore, on, useAuth, useShellState } from '@travel-shell/store';
import { firstDrawerOpening } from '@travel-shell/store/keys/firstDrawerOpening';
import { rememberTooltip, tripsState } from '@travel-shell/store/trips';
import { useInView } from '@travel-shell/ui/in-view';
import { SEEN_AFTER_MS, Tooltip, type TooltipTriggerProps, tooltipSheet } from '@travel-shell/ui/tooltip';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
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

/** Seen, or closed by the visitor: not again on this page, also where that could not be stored. */
const tooltipOfPage = () => getShellStore().once('navTripsTooltip', () => ({ isOver: false }));

/** Once tells a visitor that their trips are here (TRP-016 to TRP-023). */
export function TripsTooltip(props: TripsTooltipProps): ReactNode {
  const { element, prepared, isCollapsed, isExpanded, children } = props;
  const trips = useShellState(tripsState);
  const isSignedIn = useAuth().status === 'signedIn';
  const [isOpen, setOpen] = useState(false);
  const tooltip = tooltipOfPage();
  const { tripsTooltip, autoCloseMs: usualAutoCloseMs = AUTO_CLOSE_MS } = useConfig();
  const settings = trips.data?.userSettings;
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
  // The first opening may be on this page.
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => on('drawer-opened', readAgain), []);
  useSheets(element.host, SHEETS);

  const isInView = useInView(() => element.host?.shadowRoot?.querySelector('.drawer .trip'), isDue);
  const autoCloseMs = tripsTooltip?.autoCloseMs ?? usualAutoCloseMs;

  useEffect(() => {
    if (dueIn === undefined || !isInView || tooltip.isOver || dueIn > LONGEST_WAIT_MS) return;
    const timer = setTimeout(setOpen, dueIn, true);
    return () => {
      clearTimeout(timer);
      // The tooltip comes again when the trip does.
      if (!tooltip.isOver) setOpen(false);
    };
  }, [isDue, isInView]);

  // Recorded once it was seen (TRP-022); then the trips are asked for again (API-043).
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(
      () => {
        tooltip.isOver = true;
        rememberTooltip('navigationDrawerTripsTooltipShown')
          .catch((cause) => {
            const message = 'That the tooltip about trips was shown could not be stored, so it is shown again.';
            logFailure({ code: 'TRIPS_FAILED', message, piece: 'nav-drawer', cause });
          })
          .finally(() => void tripsState.refresh());
      },
      Math.min(SEEN_AFTER_MS, autoCloseMs - 1),
    );
    return () => clearTimeout(timer);
  }, [isOpen, autoCloseMs]);

  function handleChange(next: boolean): void {
    // A pointer or the focus on the trip closes it, and never opens it.
    if (next || !isOpen) return;
    tooltip.isOver = true;
    setOpen(false);
  }

  return (
    <Tooltip
      text={prepared.messages.tripsTooltip}
      placement={prepared.messages.dir === 'rtl' ? 'left' : 'right'}
      isOpen={isOpen}
      onOpenChange={handleChange}
      autoCloseMs={autoCloseMs}
    >
      {(trigger) => children(isOpen ? trigger : { ...trigger, 'aria-describedby': undefined })}
    </Tooltip>
  );
}
