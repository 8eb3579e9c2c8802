import { BRANDS, PRESENTATIONS } from '@travel-shell/core';
import { defineAttributes, defineEvents } from '@travel-shell/element/contract';

/** The event of every piece with links. Spread into `events`. */
export const NAVIGATE_EVENT = /*#__PURE__*/ defineEvents({
  'travel-navigate': {
    description:
      'A link in it is pressed, or it is about to leave or reload the page. Prevent it to go there yourself, such as by a router.',
    cancelable: true,
    isOfPage: true,
    detail: {
      kind: {
        type: 'enum',
        values: ['link', 'redirect', 'reload'],
        description: 'A plain press on a link, another page, or this page again.',
      },
      url: { type: 'string', isOptional: true, description: 'The whole address; none to reload.' },
      reason: { type: 'string', description: 'Why: `link`, `signed-in` …' },
    },
  },
});

const isListOfTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The attributes of a piece with screens besides `page`. Spread into `attributes`. */
export const SCREEN_ATTRIBUTES = /*#__PURE__*/ defineAttributes({
  member: {
    type: 'json',
    valueType:
      '{ businessProfile: boolean; features: readonly string[]; permissions: readonly string[]; businessMode?: boolean; bookingMode?: string; bookOnBehalfEnabled?: boolean; tier?: string }',
    check(value) {
      const { businessProfile, features, permissions, ...further } = (value ?? {}) as Record<string, unknown>;
      const isMember = typeof businessProfile === 'boolean' && isListOfTexts(features) && isListOfTexts(permissions);
      const { bookingMode = '', bookOnBehalfEnabled = false, businessMode = false, tier = '' } = further;
      const areFlags = [bookOnBehalfEnabled, businessMode].every((flag) => typeof flag === 'boolean');
      const isKnown = typeof bookingMode === 'string' && areFlags && typeof tier === 'string';
      return isMember && isKnown ? undefined : 'an object with businessProfile, features and permissions';
    },
    description:
      'Who the visitor is in a company, by the server that renders the page: navigation and screen are right before the browser has asked.',
  },
});

/** The attributes of every piece that settle what it looks like and which language it speaks. Spread into `attributes`. */
export const LOOKS_ATTRIBUTES = /*#__PURE__*/ defineAttributes({
  brand: {
    type: 'enum',
    values: BRANDS,
    isOpen: true,
    description: 'Whose it is: one of ours, or one of the configured `brands`. Default: the configured brand.',
  },
  locale: {
    type: 'string',
    description:
      'Its language, as any BCP 47 tag: the shipped one of that language is shown, `de-DE` for `de-AT`, else `en-US`. Default: the configured one, else that of `<html lang>`, as they change.',
  },
  presentation: {
    type: 'enum',
    values: PRESENTATIONS,
    description:
      "Its colours; `auto` is `default` or `dark`, as the visitor's colour scheme is. Default: the configured ones.",
  },
});
