import { alertIcon, Icon, successIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';

interface NoticeProps {
  tone?: 'good' | 'wrong';
  /** Empty: nothing. */
  children: ReactNode;
}

/**
 * A notice of what has happened. It is rendered before its text, so that it is announced, and scrolls into view with
 * it.
 */
export function Notice({ tone = 'good', children }: NoticeProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  /** An element is another one at each rendering, a text is not. */
  const said = typeof children === 'string' ? children : Boolean(children);
  useEffect(() => {
    // Not what is there from the beginning.
    if (!isFirst.current && said) ref.current?.scrollIntoView({ block: 'nearest' });
    isFirst.current = false;
  }, [said]);
  return (
    <div ref={ref} className="said" role={tone === 'wrong' ? 'alert' : 'status'}>
      {children && (
        <p className="notice" data-tone={tone}>
          <Icon path={tone === 'wrong' ? alertIcon : successIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
