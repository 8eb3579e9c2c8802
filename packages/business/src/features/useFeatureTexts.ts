import { ownValue } from '@travel-shell/core/ownValue';
import { lazyMessages } from '@travel-shell/piece';
import type { FEATURE_GROUPS } from './featureGroups.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';

const useMessages = lazyMessages('features', loadMessages);

export interface FeatureTexts {
  groups: Readonly<Record<keyof typeof FEATURE_GROUPS, string>>;
  /** Of a feature that is not known here, which the site has of its own: as the site names it. */
  nameOf(feature: string): string;
  /** What it is good for; undefined for one that is not known here. */
  aboutOf(feature: string): string | undefined;
}

/** What features are called; undefined until the messages are there. */
export function useFeatureTexts(lang: string): FeatureTexts | undefined {
  const messages = useMessages(lang);
  if (!messages) return undefined;
  return {
    groups: messages.groups,
    nameOf: (feature) => ownValue<string>(messages.names, feature) ?? feature,
    aboutOf: (feature) => ownValue<string>(messages.about, feature),
  };
}
