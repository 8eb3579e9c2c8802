import { pageDocument } from '@travel-shell/core/pageDocument';
import { useEffectEvent } from '@travel-shell/ui';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptFormSheet } from './adoptFormSheet.ts';
import { PageForm } from './PageForm.tsx';

interface LightFormProps extends ComponentPropsWithRef<'form'> {
  /** Part of a first screen: in the shadow root, where a server has rendered it. */
  isServed: boolean;
  /** The form is in the page. */
  onShow: () => void;
  /** The custom element. */
  host: HTMLElement | null;
}

/**
 * A form in the element's light DOM, slotted into the dialog, because password managers and autofill do not look into
 * shadow roots. It exists only while it is shown, so nothing is filled into a hidden form.
 */
export function LightForm({ isServed, host, lang, dir, onShow, ...form }: LightFormProps): ReactNode {
  const [place, setPlace] = useState<HTMLElement>();

  useLayoutEffect(() => {
    if (!host || isServed) return;
    const created = pageDocument.createElement('div');
    created.slot = 'form';
    created.setAttribute('data-travel-form', '');
    // Turbo leaves it out of its copies of the page, which would keep what was typed.
    created.setAttribute('data-turbo-temporary', '');
    const leave = adoptFormSheet();
    host.append(created);
    setPlace(created);
    return () => {
      created.remove();
      leave();
    };
  }, [host, isServed]);

  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (place) show();
  }, [place]);

  // Language and direction are not inherited through the slot.
  useLayoutEffect(() => {
    if (place) Object.assign(place, { lang, dir });
  }, [place, lang, dir]);

  if (isServed) return <PageForm {...form} />;
  return (
    <>
      <slot name="form" />
      {place && createPortal(<form method="post" noValidate {...form} />, place)}
    </>
  );
}
