import { missingPermission } from '@travel-shell/store/business';
import { refusalText } from '../../parts/useChange.ts';
import type { Messages } from '../messages/generated/Messages.ts';

/** What an administrator reads of a change that was refused. */
export function refusedText(error: unknown, { common }: Pick<Messages, 'common'>): string {
  const permission = missingPermission(error);
  return permission ? common.missing({ permission }) : refusalText(error, common);
}
