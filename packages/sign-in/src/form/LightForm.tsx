import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { adoptFormSheet } from './adoptFormSheet.ts';

interface LightFormProps extends ComponentPropsWithRef<'form'> {
  /** It is there now. */
  onShow: () => void;
  /** The custom element. */
  host: HTMLElement | null;
}

/**
 * A form that is a child of the element, in the page, and seen in the dialog. Password managers and autofill do not
 * look into shadow roots. It is there only while it is shown, so that nothing is ever filled into a hidden form.
 */
export function LightForm({ host, lang, dir, onShow, ...form }: LightFormProps): ReactNode {
  const [place, setPlace] = useState<HTMLElement>();

  useLayoutEffect(() => {
    if (!host) return;
    const created = document.createElement('div');
    created.slot = 'form';
    created.setAttribute('data-travel-form', '');
    const leave = adoptFormSheet();
    host.append(created);
    setPlace(created);
    return () => {
      created.remove();
      leave();
    };
  }, [host]);

  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (place) show();
  }, [place]);

  // Words and direction do not come through the slot.
  useLayoutEffect(() => {
    if (place) Object.assign(place, { lang, dir });
  }, [place, lang, dir]);

  return (
    <>
      <slot name="form" />
      {place && createPortal(<form method="post" noValidate {...form} />, place)}
    </>
  );
}
