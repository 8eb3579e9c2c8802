import { alertIcon, Icon, successIcon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone?: 'good' | 'wrong';
  /** Empty: nothing. */
  children: ReactNode;
}

/** What has happened. It is rendered before its text, so that it is announced. */
export function Notice({ tone = 'good', children }: NoticeProps): ReactNode {
  return (
    <div className="said" role={tone === 'wrong' ? 'alert' : 'status'}>
      {children && (
        <p className="notice" data-tone={tone}>
          <Icon path={tone === 'wrong' ? alertIcon : successIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
