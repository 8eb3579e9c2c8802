import { getShellStore } from '@travel-shell/store';

const listeners = () => getShellStore().once('companyChangeListeners', () => new Set<() => Promise<void>>());

/** Calls back when something outside this area has changed the company. */
export const onCompanyChanged = (listener: () => Promise<void>): void => void listeners().add(listener);

/** The settings of the company are loaded again, where they were. */
export const tellCompanyChanged = async (): Promise<void> =>
  void (await Promise.all([...listeners()].map((listener) => listener())));
