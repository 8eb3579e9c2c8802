import { Button, type ButtonProps } from '@travel-shell/ui/button';
import type { ReactNode } from 'react';
import { useRetry } from './useRetry.ts';

interface RetryProps extends Pick<ButtonProps, 'variant' | 'part' | 'fullWidth'> {
  words: Readonly<Record<'failed' | 'loading' | 'retry', string>>;
  /** See `useRetry`. */
  onRetry: () => Promise<unknown>;
  className?: string;
}

/**
 * In place of what could not be loaded: says so, after each failure, and tries again by a button that is busy meanwhile. What has
 * come in its place gets the focus by `useHeldFocus` of what is around.
 */
export function Retry({ words, onRetry, className, ...button }: RetryProps): ReactNode {
  const { isTrying, key, tryAgain } = useRetry(onRetry);
  return (
    <div role="alert" className={className}>
      <p key={key}>{words.failed}</p>
      <div className="actions">
        <Button {...button} isLoading={isTrying} loadingText={words.loading} onClick={tryAgain}>
          {words.retry}
        </Button>
      </div>
    </div>
  );
}
