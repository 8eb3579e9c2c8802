import type { EntityState, EntityStatus, State } from '@travel-shell/store';
import { Button } from '@travel-shell/ui/button';
import { Skeleton } from '@travel-shell/ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKept } from './useKept.ts';
import { useKeptState } from './useKeptState.ts';
import { askOnRefusal } from './withSession.ts';

interface LoadedProps<T> {
  entity: State<EntityStatus<T>> & Pick<EntityState<T>, 'refresh'>;
  words: Readonly<Record<'loading' | 'failed' | 'retry', string>>;
  children: (data: T) => ReactNode;
}

/** What the back end has: a placeholder before it is there, and after a failure the way to try again. */
export function Loaded<T>({ entity, words, children }: LoadedProps<T>): ReactNode {
  const now = useKeptState(entity);
  const region = useRef<HTMLDivElement>(null);
  const [isTrying, setTrying] = useState(false);
  const data = useKept('data' in now ? now.data : undefined);
  const { loading, failed, retry } = words;
  const error = now.status === 'failed' ? now.error : undefined;

  useEffect(() => askOnRefusal(error), [error]);

  async function tryAgain(): Promise<void> {
    setTrying(true);
    await entity.refresh();
    setTrying(false);
    // The button has gone with its focus, where that was a success.
    if (entity.get().status === 'ready') region.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={region} tabIndex={-1} className="loaded" aria-busy={now.status === 'pending' || isTrying || undefined}>
      {data !== undefined && children(data)}
      {data === undefined && now.status === 'failed' && (
        <div className="card" role="alert">
          <p>{failed}</p>
          <div className="actions">
            <Button variant="quiet" isLoading={isTrying} loadingText={loading} onClick={() => void tryAgain()}>
              {retry}
            </Button>
          </div>
        </div>
      )}
      {data === undefined && now.status === 'pending' && (
        <div className="card">
          <p role="status" className="ts-hidden">
            {loading}
          </p>
          <Skeleton lines={4} />
        </div>
      )}
    </div>
  );
}
