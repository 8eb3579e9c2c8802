import type { PieceProps } from '@travel-shell/element/contract';
import { adoptLightSheet } from '@travel-shell/piece/light';
import { useEffectEvent } from '@travel-shell/ui';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { contract } from './contract.ts';
import { FormFrame } from './FormFrame.tsx';
import type { TravelerProps } from './form/TravelerProps.ts';
import { LightMount } from './light/LightMount.ts';
import { loadLightSheets } from './prepareInBrowser.ts';
import type { Prepared } from './TravelerFormProps.ts';

interface Loaded extends Prepared {
  Traveler: ComponentType<TravelerProps>;
  /** None where a fragment has brought the styles. */
  sheets: readonly CSSStyleSheet[] | undefined;
}

/** The shadow root has the looks; the form is in the light DOM (D-120). */
export function TravelerForm(props: PieceProps<typeof contract, Loaded>): ReactNode {
  const { Traveler, messages, sheets } = props.prepared;
  const { lang, dir } = messages;
  const { host } = props.element;
  const [failure, setFailure] = useState<{ cause: unknown }>();
  // For the fallback of the whole element.
  if (failure) throw failure.cause;

  const view = (id: string, isServed: boolean) => <Traveler {...props} id={id} isServed={isServed} />;
  const mounted = useRef<LightMount>(undefined);
  const mount = useEffectEvent((on: HTMLElement) => {
    const onError = (cause: unknown) => setFailure({ cause });
    mounted.current = new LightMount({ host: on, lang, dir, view, onError });
    return style(on, sheets);
  });
  useLayoutEffect(() => {
    if (!host) return;
    const leaveSheet = mount(host);
    return () => {
      mounted.current?.end();
      leaveSheet();
    };
  }, [host, mount]);
  useLayoutEffect(() => mounted.current?.label(lang, dir), [lang, dir]);
  useLayoutEffect(() => mounted.current?.render(view));

  return <FormFrame {...props} />;
}

/** Styles of a fragment stay with its element; those of another one on the page may go. Returns the undo. */
function style(host: HTMLElement, sheets: readonly CSSStyleSheet[] | undefined): () => void {
  let leave = sheets && adoptLightSheet(contract.tag, sheets);
  let isGone = false;
  if (!sheets && !host.querySelector(':scope > style')) {
    // Until then those of the other one apply; a failure leaves it at that.
    void loadLightSheets().then(
      (loaded) => {
        if (!isGone) leave = adoptLightSheet(contract.tag, loaded);
      },
      () => {},
    );
  }
  return () => {
    isGone = true;
    leave?.();
  };
}
