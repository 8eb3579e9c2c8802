import { bellIcon, Icon } from '@travel-shell/ui';
import { SwitchControl, SwitchHint, SwitchLabel, SwitchRoot } from '@travel-shell/ui/switch';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';

/** Switches price tracking on or off (ACC-012, ACC-013). The host stores it (ACC-O03). */
export function PriceAlerts({ element, prepared, onTrack }: PartProps): ReactNode {
  const { messages, tracking: given } = prepared;
  const [tracking, setTracking] = useState(given);
  const [heard, setHeard] = useState(given);
  // A later change by the host applies again.
  if (heard !== given) {
    setHeard(given);
    setTracking(given);
  }

  function handleChange(isOn: boolean): void {
    const next = isOn ? 'on' : 'off';
    setTracking(next);
    onTrack('price-alerts', next);
    element.emit('travel-price-alert-changed', { tracking: next });
  }

  return (
    <div className="row price-alerts" part="row">
      <Icon path={bellIcon} />
      <SwitchRoot isOn={tracking === 'on'} onChange={handleChange}>
        <span className="ts-switch-texts">
          <SwitchLabel>{messages.priceAlerts}</SwitchLabel>
          <SwitchHint>{tracking === 'on' ? messages.trackingOn : messages.trackingOff}</SwitchHint>
        </span>
        <SwitchControl />
      </SwitchRoot>
    </div>
  );
}
