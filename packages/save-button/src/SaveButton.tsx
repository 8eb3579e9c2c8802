import { useLazy } from '@travel-shell/piece';
import { useAuth, useShellState } from '@travel-shell/store';
import { lostSaves, removeResult, resumeSaves, saveResult, savesState, savingStateOf } from '@travel-shell/store/trips';
import { heartIcon, Icon } from '@travel-shell/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { completeResult, type GivenResult } from './checkResult.ts';
import { notices } from './lazyNotices.ts';
import type { News, SaveButtonProps } from './SaveButtonProps.ts';

/**
 * The button's view. A server renders it without its result, so it looks as if it could be pressed until it knows
 * better.
 */
export function SaveButton(props: SaveButtonProps): ReactNode {
  const { element, prepared } = props;
  const { messages, presentation } = prepared;
  const auth = useAuth();
  const saves = useShellState(savesState);
  const [isLive, setLive] = useState(false);
  const [isBeating, setBeating] = useState(false);
  const [news, setNews] = useState<News>();
  const Notices = useLazy(notices, news !== undefined).module?.Notices;

  const given = props.result as GivenResult | undefined;
  const result = given && completeResult(given);
  const state = result ? savingStateOf(saves, result.resultId) : 'unsaved';

  useEffect(() => {
    setLive(true);
    resumeSaves();
  }, []);
  useLayoutEffect(() => {
    element.setState('saved', state === 'saved');
    element.setState('saving', state === 'saving');
  }, [element, state]);

  const from = element.host ?? undefined;
  const onWaiting = (isKept: boolean) => tell({ kind: isKept ? 'waiting' : 'waiting-here' });

  /** Not once it has left the page, where nothing can be shown. */
  function tell(next: News): void {
    if (element.host?.isConnected) setNews(next);
  }

  // The first button on the page takes the lost saves.
  const lost = useShellState(lostSaves);
  useEffect(() => {
    if (lost.length === 0 || !element.host?.isConnected) return;
    const saves = lostSaves.onPage().take();
    if (saves.length > 0) setNews({ kind: 'lost', saves });
  }, [lost, element]);

  async function save(): Promise<void> {
    if (!result) return;
    const { resultId } = result;
    setBeating(true);
    const proceed = () => void element.emit('travel-save-declined', { resultId });
    const onFailed = (text: string | undefined) => tell({ kind: 'save-failed', text });
    const outcome = await saveResult(result, { from, proceed, onWaiting, onFailed });
    if (outcome === 'done') tell({ kind: 'saved', location: result.location });
  }

  async function remove(): Promise<void> {
    if (!result) return;
    setBeating(false);
    const onFailed = (text: string | undefined) => tell({ kind: 'remove-failed', text });
    const outcome = await removeResult(result.resultId, { from, onWaiting, onFailed });
    if (outcome === 'done') tell({ kind: 'removed' });
  }

  function track(part: 'button' | 'notice', label: 'save' | 'remove'): void {
    element.track(part, 'click', label);
  }

  function handlePress(): void {
    if (state === 'saving') return;
    track('button', state === 'saved' ? 'remove' : 'save');
    void (state === 'saved' ? remove() : save());
  }

  function handleUndo(kind: 'saved' | 'removed'): void {
    track('notice', kind === 'saved' ? 'remove' : 'save');
    void (kind === 'saved' ? remove() : save());
  }

  const isDisabled = isLive && !result;
  return (
    <div className="root" data-presentation={presentation} dir={messages.dir} lang={messages.lang}>
      <button
        type="button"
        className="button"
        part="button"
        data-state={state}
        data-beats={isBeating && state === 'saved' ? '' : undefined}
        aria-pressed={state === 'saved'}
        aria-busy={state === 'saving' || undefined}
        disabled={isDisabled}
        title={isDisabled ? messages.unavailable : undefined}
        // The element that the press opens then. A server cannot know it, and most visitors only pass by.
        data-loads={isLive && auth.status === 'signedOut' ? 'travel-sign-in' : undefined}
        data-replay=""
        onClick={handlePress}
      >
        <span className="heart" part="icon">
          <Icon path={heartIcon} />
        </span>
        <span className="text" part="text">
          {messages.save}
        </span>
        {isLive && result && (
          <span className="ts-hidden">
            {' '}
            <bdi>{result.title}</bdi>
          </span>
        )}
      </button>
      {Notices && <Notices {...props} news={news} resultId={result?.resultId} onUndo={handleUndo} />}
    </div>
  );
}
