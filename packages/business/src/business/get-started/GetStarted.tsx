import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { Join, joinSheets } from '../parts/join/Join.tsx';

/** The page where companies begin; the address may name a plan: `?tier=bizPlus`. */
export function GetStarted(props: ScreenProps<Messages>): ReactNode {
  return <Join {...props} usual="biz" />;
}

export const screen: Screen<Messages> = { View: GetStarted, sheets: joinSheets };
