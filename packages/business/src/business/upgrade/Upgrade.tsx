import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { Join, joinSheets } from '../parts/join/Join.tsx';

/** The plans; who is in no company begins with Business Plus. */
export function Upgrade(props: ScreenProps<Messages>): ReactNode {
  return <Join {...props} usual="bizPlus" />;
}

export const screen: Screen<Messages> = { View: Upgrade, sheets: joinSheets };
