import type { ReactNode } from 'react';
import { SwitchControl, SwitchHint, SwitchLabel, SwitchRoot, type SwitchRootProps } from './switchParts.tsx';

export interface SwitchProps extends Omit<SwitchRootProps, 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, at once: what a form sends later is a checkbox. For another order of the parts, see `SwitchRoot`. */
export function Switch({ label, hint, ...root }: SwitchProps): ReactNode {
  return (
    <SwitchRoot {...root}>
      <span className="ts-switch-texts">
        <SwitchLabel>{label}</SwitchLabel>
        {hint && <SwitchHint>{hint}</SwitchHint>}
      </span>
      <SwitchControl />
    </SwitchRoot>
  );
}
