import { pageDocument } from '@travel-shell/core/pageDocument';
import type { PieceProps } from '@travel-shell/element/contract';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { contract } from './contract.ts';
import { type Connection, connectFrame } from './host/connectFrame.ts';

/** Our pages sign in and pay in a new tab, and may ask for their cookies. They do not lead the host away. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-storage-access-by-user-activation';

const LEAVING = 'allow-top-navigation-by-user-activation';

type FrameProps = PieceProps<typeof contract>;

/** The contents until the page is there, and the page in its frame. */
export function Frame({ src, allowLeaving, element }: FrameProps): ReactNode {
  const connection = useRef<Connection>(undefined);

  useLayoutEffect(() => {
    const ask: Connection['ask'] = async (...message) => {
      if (connection.current) return connection.current.ask(...message);
      throw new DOMException('<travel-frame> has no src.', 'InvalidStateError');
    };
    Object.assign(element.host ?? {}, {
      call: (request: unknown) => ask('call', { request }),
      recordMetric: async (type: unknown, metricName: unknown, metricValue: unknown) => {
        await ask('metric', { metric: { type, metricName, metricValue } });
      },
    });
  }, [element]);

  return (
    <>
      <slot />
      {/* A frame for each address: one that is led elsewhere would add to the history of the page. */}
      {src && <Framed key={`${allowLeaving} ${src}`} {...{ src, allowLeaving, element, connection }} />}
    </>
  );
}

interface FramedProps extends Pick<FrameProps, 'element' | 'allowLeaving'> {
  src: string;
  connection: { current: Connection | undefined };
}

function Framed({ src, allowLeaving, element, connection }: FramedProps): ReactNode {
  const ref = useRef<HTMLIFrameElement>(null);
  const isOwn = new URL(src, pageDocument.baseURI).origin === location.origin;
  const mayLeave = isOwn || allowLeaving;

  // Before the page in it can have been loaded.
  useLayoutEffect(() => {
    const frame = ref.current as HTMLIFrameElement;
    connection.current = connectFrame(frame, {
      mayLeave,
      loaded(isLoaded) {
        element.setState('loaded', isLoaded);
        if (isLoaded) element.emit('travel-frame-loaded', { src });
      },
    });
    return () => {
      connection.current?.end();
      connection.current = undefined;
      element.setState('loaded', false);
    };
  }, [src, mayLeave, element, connection]);

  // The title is the element's, for people who hear what is on the page.
  useEffect(() => {
    const { host } = element;
    const frame = ref.current;
    if (!host || !frame) return;
    const name = () => {
      frame.title = host.title || new URL(frame.src).host;
    };
    name();
    const titles = new MutationObserver(name);
    titles.observe(host, { attributeFilter: ['title'] });
    return () => titles.disconnect();
  }, [element]);

  return (
    <iframe
      ref={ref}
      part="frame"
      title={src}
      src={src}
      referrerPolicy="strict-origin"
      // A page of the same origin could take it off, which browsers warn of.
      sandbox={isOwn ? undefined : allowLeaving ? `${SANDBOX} ${LEAVING}` : SANDBOX}
    />
  );
}
