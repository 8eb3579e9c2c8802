import { bellIcon, Icon } from '@travel-shell/ui';
import { SwitchControl, SwitchHint, SwitchLabel, SwitchRoot } from '@travel-shell/ui/switch';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';

/** Tracking prices on, tracking prices off (ACC-012, ACC-013). The host keeps it (ACC-O03). */
export function PriceAlerts({ element, prepared, onTrack }: PartProps): ReactNode {
  const { messages, tracking: given } = prepared;
  // Held with what the host said, so that its next word counts again.
  const [chosen, setChosen] = useState<{ given: string; tracking: 'on' | 'off' }>();
  const tracking = chosen?.given === given ? chosen.tracking : given;

  function handleChange(isOn: boolean): void {
    const next = isOn ? 'on' : 'off';
    setChosen({ given, tracking: next });
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
