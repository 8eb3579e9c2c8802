import type { AttributeValues } from '@travel-shell/element/contract';
import { serverHandle } from '@travel-shell/element/server';
import type { ReactNode } from 'react';
import type { contract } from './contract.ts';
import { Traveler } from './form/Traveler.tsx';
import { SERVED_ID } from './light/servedId.ts';
import type { Prepared } from './TravelerFormProps.ts';

interface FallbackProps {
  prepared: Prepared;
  values: AttributeValues<typeof contract>;
}

/** The form itself, which the view hydrates: it can be typed into before script. */
export function Fallback({ prepared, values }: FallbackProps): ReactNode {
  const { lang, dir } = prepared.messages;
  return (
    <div slot="form" data-travel-form="" lang={lang} dir={dir}>
      <Traveler {...values} element={serverHandle()} prepared={prepared} id={SERVED_ID} isServed />
    </div>
  );
}
