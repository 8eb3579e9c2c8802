import { type ReactNode, useId } from 'react';
import type { ConsentProps } from '../ConsentProps.ts';
import { Header } from '../parts/Header.tsx';
import { Layer } from '../parts/Layer.tsx';
import { useDecision } from '../useDecision.ts';

/** The full framework. */
export function Tcf(props: ConsentProps): ReactNode {
  const decision = useDecision('tcf', props);
  const headingId = useId();
  return (
    <Layer kind="tcf" isModal decision={decision} headingId={headingId}>
      <Header id={headingId} heading={props.prepared.messages.cookies.title} />
    </Layer>
  );
}
