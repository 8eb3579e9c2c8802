import { apiUrl, defineLazy, siteUrl, useLazy, useTracking } from '@travel-shell/piece';
import { useAuth, useShellState } from '@travel-shell/store';
import { type BookingForUserInfo, bookingForUser, mayBookForOthers } from '@travel-shell/store/business';
import { useAdaptiveSurface } from '@travel-shell/ui/adaptive';
import { Avatar } from '@travel-shell/ui/avatar';
import { chevronIcon, closeIcon, Icon, luggageIcon, peopleIcon, settingsIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { BookingForProps } from './BookingForProps.ts';

const panel = defineLazy('booking-for', () => import(/* webpackChunkName: "panel" */ './panel/Panel.tsx'));

/** RTE-003, RTE-007. */
const LINKS = [
  { key: 'trips', url: '/trips', icon: luggageIcon },
  { key: 'account', url: '/profile/account', icon: settingsIcon },
] as const;

/** The view. A server, which does not know the visitor, shows the traveler that the page names. */
export function BookingFor(props: BookingForProps): ReactNode {
  const { element, prepared, travelerName, travelerImage, offered } = props;
  const { messages, presentation } = prepared;
  const auth = useAuth();
  const known = useShellState(bookingForUser);
  const [isLive, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  useTracking(element);

  const state = auth.status === 'signedIn' ? auth.state : undefined;
  // A server, and who hydrates what it has sent, cannot know better than the page.
  const isUnknown = !isLive || auth.status === 'pending';
  const given: BookingForUserInfo | null =
    isUnknown && travelerName ? { accountName: travelerName, userImgUrl: travelerImage ?? null } : null;
  const traveler = known ?? given;
  const isOffered = traveler !== null || (state ? mayBookForOthers(state.businessState) : isUnknown && offered);
  const Panel = useLazy(panel, isOffered && state !== undefined).module?.Panel;

  useLayoutEffect(() => {
    element.setState('other', traveler !== null);
    element.setState('offered', isOffered);
  }, [element, traveler, isOffered]);

  const name = traveler?.accountName ?? messages.yourself;
  const image = traveler?.userImgUrl;
  // One's own picture is that of the account beside it.
  const face = traveler ? (
    <Avatar name={name} imageUrl={image ? apiUrl(image) : null} locale={messages.lang} />
  ) : (
    <Icon path={peopleIcon} className="nobody" />
  );
  return (
    <div className="root" data-presentation={presentation} dir={messages.dir} lang={messages.lang} hidden={!isOffered}>
      {isOffered && (
        <Surface
          {...props}
          face={face}
          name={name}
          isOther={traveler !== null}
          panel={(isOpen, close) =>
            Panel && state ? (
              <Panel {...props} state={state} traveler={traveler} isOpen={isOpen} onClose={close} />
            ) : (
              <div className="waiting" />
            )
          }
        />
      )}
    </div>
  );
}

interface SurfaceProps extends BookingForProps {
  face: ReactNode;
  name: string;
  isOther: boolean;
  panel: (isOpen: boolean, close: () => void) => ReactNode;
}

/** The button, and what it opens: the platform opens it, so that the links are there before script. */
function Surface({ element, prepared: { messages }, face, name, isOther, panel }: SurfaceProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDialogElement>(null);
  const { isOpen, close } = useAdaptiveSurface({ trigger, surface, hasContents: true });
  useLayoutEffect(() => element.setState('open', isOpen), [element, isOpen]);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="trigger ts-adaptive-trigger"
        part="trigger"
        popoverTarget="panel"
        aria-haspopup="dialog"
        data-other={isOther ? '' : undefined}
      >
        {face}
        <span className="texts">
          <span className="lead">{messages.bookingFor}</span> <bdi className="name">{name}</bdi>
        </span>
        <Icon path={chevronIcon} className="chevron" />
      </button>
      <dialog
        ref={surface}
        id="panel"
        popover="auto"
        tabIndex={-1}
        className="panel ts-adaptive"
        part="panel"
        aria-labelledby="title"
      >
        <div className="ts-adaptive-head">
          <h2 id="title" className="ts-adaptive-heading">
            {messages.title}
          </h2>
          <button
            type="button"
            className="ts-icon-button"
            popoverTarget="panel"
            popoverTargetAction="hide"
            aria-label={messages.close}
            onClick={close}
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        <div className="inside">
          <p className="traveler" part="traveler">
            {face}
            <span className="texts">
              <span className="lead">{messages.bookingFor}</span> <bdi className="name">{name}</bdi>
            </span>
          </p>
          {panel(isOpen, close)}
          <ul className="links">
            {LINKS.map(({ key, url, icon }) => (
              <li key={key}>
                <a
                  className="link"
                  part="link"
                  href={siteUrl(url)}
                  data-part="link"
                  data-label={key}
                  data-dismiss=""
                  onClick={close}
                >
                  <Icon path={icon} />
                  {messages.links[key]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </>
  );
}
