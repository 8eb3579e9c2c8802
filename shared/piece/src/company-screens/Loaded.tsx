import type { EntityState, EntityStatus, State } from '@travel-shell/store';
import { askOnRefusal } from '@travel-shell/store/auth';
import { Skeleton } from '@travel-shell/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import { Retry } from '../retry/index.ts';
import { useLastKnown } from './useLastKnown.ts';
import { usePausedEntity } from './usePausedEntity.ts';

interface LoadedProps<T> {
  entity: State<EntityStatus<T>> & Pick<EntityState<T>, 'refresh'>;
  words: Readonly<Record<'loading' | 'failed' | 'retry', string>>;
  children: (data: T) => ReactNode;
}

/** The back end's data: a placeholder before it is there, and after a failure the way to try again. */
export function Loaded<T>({ entity, words, children }: LoadedProps<T>): ReactNode {
  const now = usePausedEntity(entity);
  const data = useLastKnown(now.data);
  const error = now.status === 'failed' ? now.error : undefined;

  useEffect(() => askOnRefusal(error), [error]);

  return (
    <div tabIndex={-1} className="loaded" aria-busy={now.status === 'pending' || undefined}>
      {data !== undefined && children(data)}
      {data === undefined && now.status === 'failed' && (
        <Retry words={words} className="card" variant="quiet" onRetry={entity.refresh} />
      )}
      {data === undefined && now.status === 'pending' && (
        <div className="card">
          <p role="status" className="ts-hidden">
            {words.loading}
          </p>
          <Skeleton lines={4} />
        </div>
      )}
    </div>
  );
}
