import { Badge } from '@travel-shell/ui/badge';
import type { ReactNode } from 'react';

interface LockedFeatureProps {
  label: string;
  hint: string | undefined;
  /** The name of the first plan that has it. */
  plan: string;
}

/** A feature that the company's plan lacks. */
export function LockedFeature({ label, hint, plan }: LockedFeatureProps): ReactNode {
  return (
    <div className="feature-locked">
      <div>
        <p>{label}</p>
        <p className="muted">{hint}</p>
      </div>
      <Badge>{plan}</Badge>
    </div>
  );
}
