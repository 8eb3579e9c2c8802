import { BRANDS, type Brand, LOCALES, type Locale, PRESENTATIONS, type Presentation } from '@travel-shell/core';
import { languageName } from '@travel-shell/i18n/displayNames';
import type { GlobalTypes } from 'storybook/internal/types';
import { BRAND_NAMES } from '../scripts/embed/controls.ts';
import type { System } from './emulateSystem.ts';

/** The switches of the toolbar. A story of a piece gets the first three as attributes. */
export interface Looks extends System {
  brand: Brand;
  presentation: Presentation;
  locale: Locale;
  /** `auto` is the direction of the locale. */
  direction: 'auto' | 'ltr' | 'rtl';
}

export const INITIAL_LOOKS: Looks = {
  brand: 'flagship',
  presentation: 'default',
  locale: 'en-US',
  direction: 'auto',
  motion: 'system',
  textSize: '100',
  forcedColors: 'system',
};

const localeName = (locale: Locale) =>
  locale === 'pseudo' ? 'Pseudo: longer, accented English' : languageName('en', locale);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const items = (values: readonly string[], titleOf = capitalized) =>
  values.map((value) => ({ value, title: titleOf(value) }));

export const toolbar: GlobalTypes = {
  brand: {
    description: 'Brand: tokens, logo and links',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: BRANDS.map((value) => ({ value, title: BRAND_NAMES[value], right: value })),
      dynamicTitle: true,
    },
  },
  presentation: {
    description: 'Presentation, and with it the page behind the piece. AOS: the bar is in the brand’s colour',
    toolbar: {
      title: 'Presentation',
      icon: 'contrast',
      items: items(PRESENTATIONS, (value) =>
        value === 'aos' ? 'AOS: a bar in the brand’s colour' : capitalized(value),
      ),
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language and formats',
    toolbar: {
      title: 'Locale',
      icon: 'globe',
      items: LOCALES.map((value) => ({ value, title: localeName(value), right: value })),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of the page',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'auto', title: 'Direction of the locale' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'What prefers-reduced-motion answers',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'system', title: 'Motion as the system says' },
        { value: 'reduce', title: 'Reduced motion' },
        { value: 'full', title: 'Full motion' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size that the visitor has set in the browser',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '150', title: 'Text 150 %' },
        { value: '200', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  forcedColors: {
    description: 'Colours of the system in place of ours (high contrast)',
    toolbar: {
      title: 'Forced colours',
      icon: 'accessibility',
      items: [
        { value: 'system', title: 'Colours as the system says' },
        { value: 'active', title: 'Forced colours' },
      ],
      dynamicTitle: true,
    },
  },
};
