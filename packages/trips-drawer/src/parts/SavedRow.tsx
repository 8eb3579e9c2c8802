import type { Schema } from '@travel-shell/contract';
import { ownValue } from '@travel-shell/core/ownValue';
import { formatCurrency } from '@travel-shell/i18n/numbers';
import { apiUrl, siteUrl } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { removeResult, saveResult, savesState, savingStateOf } from '@travel-shell/store/trips';
import { heartIcon, Icon, undoIcon } from '@travel-shell/ui/icons';
import { TripPicture } from '@travel-shell/ui/trip-picture';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';

interface SavedRowProps extends PartProps {
  result: Schema<'TripResult'>;
  onRemove: () => void;
}

/** A saved result, with a button that removes it, and puts it back. */
export function SavedRow({ result, prepared, element, onRemove, onTrack }: SavedRowProps): ReactNode {
  const { messages } = prepared;
  const { resultId, title, url, imageUrl } = result;
  const state = savingStateOf(useShellState(savesState), resultId);
  /** Why what was pressed has not been done. */
  const [problem, setProblem] = useState<{ text: string; isFailure?: boolean }>();
  const [isRemoving, setRemoving] = useState(false);
  const isRemoved = state === 'unsaved' || (state === 'saving' && !isRemoving);

  async function handlePress(): Promise<void> {
    if (state === 'saving') return;
    const from = element.host ?? undefined;
    const onWaiting = (isKept: boolean) => setProblem({ text: isKept ? messages.offline : messages.offlineHere });
    setProblem(undefined);
    setRemoving(!isRemoved);
    onTrack('saved', 'click', isRemoved ? 'undo' : 'remove');
    if (!isRemoved) onRemove();
    const onFailed = (text = messages.changeFailed) => setProblem({ text, isFailure: true });
    const options = { from, onWaiting, onFailed };
    const outcome = await (isRemoved ? saveResult(result, options) : removeResult(resultId, options));
    if (outcome !== 'failed') setProblem(undefined);
  }

  // Not before the back end has answered.
  const news = problem?.text ?? (state === 'unsaved' ? messages.removed : '');
  const contents = (
    <>
      <TripPicture src={imageUrl ? apiUrl(imageUrl) : null} icon={iconOf(result, prepared.icons)} />
      <span className="words">
        <span className="name">
          <bdi>{title}</bdi>
        </span>
        <span className="note" data-tone={problem?.isFailure ? 'danger' : undefined}>
          {news || noteOf(result, messages.lang)}
        </span>
      </span>
    </>
  );
  return (
    <li className="row-item" part="saved" data-state={state} data-removed={isRemoved ? '' : undefined}>
      {url && !isRemoved ? (
        <a className="row" href={siteUrl(url)} onClick={() => onTrack('saved', 'click', 'open')}>
          {contents}
        </a>
      ) : (
        <span className="row">{contents}</span>
      )}
      <button
        type="button"
        className="ts-icon-button row-button"
        part="button"
        aria-busy={state === 'saving' || undefined}
        onClick={() => void handlePress()}
      >
        <Icon path={isRemoved ? undoIcon : heartIcon} className={isRemoved ? 'mirrored' : 'full'} />
        <span className="ts-hidden">{isRemoved ? messages.putBack({ title }) : messages.remove({ title })}</span>
      </button>
      <span className="ts-hidden" role="status">
        {news}
      </span>
    </li>
  );
}

/** The icon of the result's vertical: a bed, a plane, a ticket. The icon of any trip if the vertical is not known. */
const iconOf = ({ vertical }: Schema<'TripResult'>, { unknown, ...icons }: PartProps['prepared']['icons']) =>
  ownValue(icons, vertical);

/** `Lisbon · €89.00`, or what is known of it. */
function noteOf({ location, price, currencyCode }: Schema<'TripResult'>, lang: string): string {
  const amount = price !== null && currencyCode && /^[A-Z]{3}$/.test(currencyCode);
  return [location, amount ? formatCurrency(lang, price, currencyCode) : ''].filter(Boolean).join(' · ');
}
