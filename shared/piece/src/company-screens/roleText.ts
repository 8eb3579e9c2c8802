import type { Schema } from '@travel-shell/contract';
import { ownValue } from '@travel-shell/core/ownValue';

/** The name of a role in the language of the page; as the back end has it for one that is not known here. */
export const roleText = (
  { roleCode = '', roleName }: Schema<'UserRole'>,
  names: Readonly<Record<string, string>>,
): string => ownValue(names, roleCode) ?? roleName;
