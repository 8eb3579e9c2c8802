import { directionOf, languageTagOf } from '@travel-shell/i18n';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { action } from 'storybook/actions';
import { addons } from 'storybook/preview-api';
import { type AuthParameter, answerApi } from './answerApi.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { contractOf } from './contracts.ts';
import { type EmulatedState, emulateState } from './emulateStates.ts';
import { emulateSystem } from './emulateSystem.ts';
import { SHOWN_COMPONENT } from './shownComponent.ts';
import type { Looks } from './toolbar.ts';
import './page.css';

interface PageProps {
  looks: Looks;
  auth: AuthParameter;
  /** The story's `component`; events of a piece are shown in the Actions panel. */
  component: unknown;
  /** On a page of a site, which leaves it room at its sides. */
  isScreen?: boolean;
  /** All links and buttons of the piece are shown in this state. */
  emulated?: EmulatedState | undefined;
  children: ReactNode;
}

/** The tests of looks put a page around each story's own, as their decorators are given twice. */
const InPage = createContext(false);

/** The environment a host's page gives a piece: language, direction, background, and a back end. */
export function Page({ looks, auth, component, isScreen, emulated, children }: PageProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isInPage = useContext(InPage);
  const { presentation, locale, direction, motion, textSize, forcedColors } = looks;

  // Elements read their state only after this commit, so layout effects are early enough.
  useLayoutEffect(() => answerApi(auth), [auth]);

  useLayoutEffect(() => emulateSystem({ motion, textSize, forcedColors }), [motion, textSize, forcedColors]);

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = languageTagOf(locale);
    page.dir = direction === 'auto' ? directionOf(locale) : direction;
    page.dataset.presentation = presentation;
  }, [presentation, locale, direction]);

  useEffect(() => {
    addons.getChannel().emit(SHOWN_COMPONENT, contractOf(component)?.tag);
  }, [component]);

  useLayoutEffect(() => {
    const names = ['travel-ready', 'travel-error', ...Object.keys(contractOf(component)?.events ?? {})];
    const show = (event: Event) => action(event.type)((event as CustomEvent).detail);
    for (const name of names) frame.current?.addEventListener(name, show);
    const framed = frame.current;
    return () => {
      for (const name of names) framed?.removeEventListener(name, show);
    };
  }, [component]);

  useLayoutEffect(() => {
    if (!emulated) return;
    const framed = frame.current;
    const show = ({ target }: Event) => {
      for (const control of (target as Element).shadowRoot?.querySelectorAll('a, button') ?? []) {
        emulateState(control, emulated);
      }
    };
    framed?.addEventListener('travel-ready', show);
    return () => framed?.removeEventListener('travel-ready', show);
  }, [emulated]);

  return (
    <>
      <div ref={frame} className={isScreen ? 'screen-page' : undefined}>
        <InPage value={true}>{children}</InPage>
      </div>
      {!isInPage && <ClosedNote frame={frame} component={component} />}
    </>
  );
}
