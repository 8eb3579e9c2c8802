import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { roleText } from '@travel-shell/piece/company-screens';
import { searchUsers, type UserSearchOptions } from '@travel-shell/store/business';
import type { ComboboxOption } from '@travel-shell/ui/combobox';

/**
 * People as options: name, and what tells apart two of one name. Rejects with a failure, which is logged without the query.
 * @param names of the roles
 */
export async function searchPeople(
  options: UserSearchOptions,
  names: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> {
  try {
    const found = await searchUsers(options, signal);
    return (found?.content ?? []).map((person) => optionOf(person, names));
  } catch (cause) {
    if (!signal.aborted) {
      logFailure({ code: 'BUSINESS_FAILED', message: 'The search for people did not work.', cause });
    }
    throw cause;
  }
}

function optionOf(
  { email, firstName, lastName, role, customData }: Schema<'UserSearchResult'>,
  names: Readonly<Record<string, string>>,
): ComboboxOption {
  const name = `${firstName} ${lastName}`.trim();
  const details = [name && email, roleText(role, names), customData?.staffClassDescription];
  return { key: email, title: name || email, details: details.filter((detail) => !!detail) as string[] };
}
