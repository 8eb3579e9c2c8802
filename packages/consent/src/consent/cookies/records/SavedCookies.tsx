import { formatList } from '@travel-shell/i18n/lists';
import type { CookieCategory } from '@travel-shell/store/consent';
import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';
import { OPTIONAL } from '../Answer.ts';
import { Saved } from './Saved.tsx';

interface SavedCookiesProps {
  messages: Messages;
  /** The optional categories that are accepted. */
  accepted: readonly CookieCategory[];
}

/** The record of a choice by category. */
export function SavedCookies({ messages, accepted }: SavedCookiesProps): ReactNode {
  const texts = messages.cookies;
  const namesOf = (categories: readonly string[] = []) => {
    const names = OPTIONAL.filter((category) => categories.includes(category)).map((each) => texts.names[each]);
    return names.length > 0 ? texts.accepted({ names: formatList(messages.lang, names) }) : texts.onlyNecessary;
  };
  return (
    <Saved
      messages={messages}
      kind="cookies"
      chosen={namesOf(accepted)}
      describe={({ acceptedCategories }) => namesOf(acceptedCategories)}
    />
  );
}
