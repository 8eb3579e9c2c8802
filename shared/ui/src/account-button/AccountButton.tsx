import type { ReactNode, Ref } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { shortNameOf } from '../avatar/shortNameOf.ts';
import { userIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

export interface AccountButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Id of the popover it opens, in the same tree. */
  menu: string;
  part: string;
  /** The button's label while signed out or not known yet. */
  signInText: string;
  /** `label` is the button's name for assistive technology. */
  user?: { name: string; label: string; imageUrl: string | null } | undefined;
  locale: string;
  /** The meaning of a marker on the avatar; no marker without it. */
  marker?: string | undefined;
  /** A site without accounts hides the button but keeps its space, because the response comes after the first paint. */
  isUnavailable?: true | undefined;
  /** Tag of a piece in what it opens, which the first sign of intent loads. */
  loads?: `travel-${string}`;
  /** The menu that the button opens. */
  children?: ReactNode;
}

/**
 * Opens the account menu, which is beside it. Both faces of the button have the same size, to avoid layout shift when the auth
 * state arrives. `data-signed-in` selects the visible one.
 */
export function AccountButton({ user, ...props }: AccountButtonProps): ReactNode {
  return (
    <div className="ts-account" data-unavailable={props.isUnavailable} data-loads={props.loads}>
      <button
        ref={props.ref}
        type="button"
        className="ts-account-button"
        part={props.part}
        popoverTarget={props.menu}
        aria-haspopup="dialog"
        data-signed-in={user ? '' : undefined}
      >
        <span className="ts-account-face" data-face="signed-out" aria-hidden={user ? true : undefined}>
          <Icon path={userIcon} />
          <span className="ts-account-text">{props.signInText}</span>
        </span>
        {user && (
          <>
            <span className="ts-account-label">{user.label}</span>
            <span className="ts-account-face" data-face="signed-in" aria-hidden="true">
              <Avatar name={user.name} imageUrl={user.imageUrl} locale={props.locale} />
              <bdi className="ts-account-text">{shortNameOf(user.name)}</bdi>
            </span>
          </>
        )}
        {props.marker && (
          <span className="ts-account-marker">
            <span className="ts-hidden"> ({props.marker})</span>
          </span>
        )}
      </button>
      {props.children}
    </div>
  );
}
