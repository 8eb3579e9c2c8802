import { ownValue } from '@travel-shell/core/ownValue';
import { lazyMessages } from '../../lazyMessages.ts';
import type { FEATURE_GROUPS } from './featureGroups.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';

const useMessages = lazyMessages('features', loadMessages);

export interface FeatureTexts {
  groups: Readonly<Record<keyof typeof FEATURE_GROUPS, string>>;
  /** The name of a feature; a feature that only the site has is named as the site names it. */
  nameOf(feature: string): string;
  /** The use of a feature; undefined for a feature that is not known here. */
  aboutOf(feature: string): string | undefined;
}

/** The names and uses of features; undefined until the messages are there. */
export function useFeatureTexts(lang: string): FeatureTexts | undefined {
  const messages = useMessages(lang);
  if (!messages) return undefined;
  return {
    groups: messages.groups,
    nameOf: (feature) => ownValue<string>(messages.names, feature) ?? feature,
    aboutOf: (feature) => ownValue<string>(messages.about, feature),
  };
}
