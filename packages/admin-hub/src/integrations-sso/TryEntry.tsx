import { call } from '@travel-shell/api';
import { getExternalAuthorizationUrl } from '@travel-shell/contract/calls/getExternalAuthorizationUrl';
import { focusedElement } from '@travel-shell/core/focusedElement';
import { onReturn } from '@travel-shell/core/onReturn';
import { Notice } from '@travel-shell/piece/company-screens';
import type { FormMessages } from '@travel-shell/piece/form';
import { sendAsMember } from '@travel-shell/store/business';
import { ssoVersion } from '@travel-shell/store/company';
import { Button } from '@travel-shell/ui/button';
import { externalIcon, Icon } from '@travel-shell/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { failureText } from '../parts/failureText.ts';
import type { SsoEntry } from './risks.ts';

interface TryEntryProps {
  entry: SsoEntry;
  messages: Messages;
  words: FormMessages;
  onTry(): void;
  /** The other buttons of the entry. */
  children: ReactNode;
}

/**
 * Asks for the address of a try (API-108), and then has a link to it: a window that opened by itself after an answer would be
 * blocked. The address works once.
 */
export function TryEntry({ entry, messages, words, onTry, children }: TryEntryProps): ReactNode {
  const text = messages.sso;
  const { id, name, lastTry } = entry;
  const [url, setUrl] = useState('');
  /** The one that the entry had before. */
  const [before, setBefore] = useState<string>();
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const isOver = lastTry && lastTry.triedAt !== before && (lastTry.result !== 'STARTED' || !lastTry.isCurrent);
  const isOpen = url !== '' && !isOver;

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    onTry();
    setProblem('');
    setUrl('');
    setBefore(lastTry?.triedAt);
    try {
      const { url: address } = await sendAsMember(
        () => call(getExternalAuthorizationUrl, { path: { id } }),
        'session-expired',
      );
      if (!/^https:/.test(address)) throw new Error(`No address to open: ${address}`);
      // The try that it has begun is on the entry.
      await ssoVersion.invalidate();
      setUrl(address);
    } catch (error) {
      setProblem(failureText(error, messages.common, words));
    } finally {
      setAsking(false);
    }
  }

  const wasOpen = useRef(false);
  useEffect(() => {
    // The link has gone, with the focus if it had it.
    if (wasOpen.current && !isOpen && focusedElement()?.localName === 'body') button.current?.focus();
    wasOpen.current = isOpen;
    if (!isOpen) return;
    link.current?.focus();
    // The try ends in another tab.
    return onReturn(() => void ssoVersion.refresh());
  }, [isOpen]);

  return (
    <>
      <div className="actions">
        <Button ref={button} variant="quiet" size="small" isLoading={isAsking} onClick={() => void ask()}>
          {text.try}
          <span className="ts-hidden"> {name}</span>
        </Button>
        {children}
      </div>
      {isOpen && (
        <div className="try">
          <p>
            <a ref={link} className="link sso-open" part="link" href={url} target="_blank" rel="noopener noreferrer">
              {text.openTry({ name })}
              <Icon path={externalIcon} />
            </a>
          </p>
          <p className="muted">{text.openTryHint}</p>
        </div>
      )}
      <Notice tone="wrong">{problem}</Notice>
    </>
  );
}
