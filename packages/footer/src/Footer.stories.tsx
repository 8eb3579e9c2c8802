import type { Meta, StoryObj } from '@storybook/react-vite';
import { BRANDS, type Brand } from '@travel-shell/core';
import { footerOf } from '@travel-shell/store/account';
import { loadBrand } from '@travel-shell/tokens';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type CompleteParts, EMPTY_GROUP, linkTo, PARTS, partsFor, withGroups, withState } from './Footer.fixtures.ts';
import { messages as arabic } from './messages/generated/ar.ts';
import { messages as english } from './messages/generated/en-US.ts';
import { SectionContents } from './parts/SectionContents.tsx';
import type { Section } from './sections.ts';
import { sectionsOf } from './sectionsOf.ts';
import { playBackEnd } from './testPage.ts';
import './element.ts';

/** As a server has it. */
const BRAND_DATA = new Map(await Promise.all(BRANDS.map(async (brand) => [brand, await loadBrand(brand)] as const)));

const localized = (parts: CompleteParts, { brand, locale }: Record<string, unknown>) =>
  partsFor(parts, String(brand), String(locale));

/** Brand, presentation, language and direction are in the toolbar. The back end's texts are English or Arabic. */
const meta: Meta = {
  title: 'Pieces/Footer',
  // For the story of a whole page.
  excludeStories: ['childrenOf', 'backEndOf'],
  // Storybook's types only accept React components, not tags.
  component: 'travel-footer' as unknown as ComponentType,
  // `parameters.parts`: what the back end answers, also as children, as from a fragment; null without children.
  decorators: [
    (Story, { args, globals, parameters }) =>
      parameters.parts === null || args.children
        ? createElement(Story)
        : Story({ args: { ...args, children: childrenOf(parameters.parts, globals) } }),
  ],
  beforeEach: ({ globals, parameters }) => backEndOf(globals, parameters.parts ?? PARTS),
};
export default meta;

type Story = StoryObj;

/** The children of a fragment for these responses. */
export function childrenOf(parts: CompleteParts = PARTS, globals: Record<string, unknown> = {}): ReactNode {
  const messages = globals.locale === 'ar' ? arabic : english;
  const footer = footerOf(localized(parts, globals));
  const sections = sectionsOf(footer, {
    ...{ messages, year: '2026', managePrivacy: false },
    brandData: BRAND_DATA.get(globals.brand as Brand),
  });
  return Object.entries(sections).map(([slot, section]) =>
    createElement(SectionContents, { key: slot, slot, section: section as Section }),
  );
}

/** Plays the back end of a footer. Returns the undo. */
export const backEndOf = (globals: Record<string, unknown>, parts: CompleteParts = PARTS): (() => void) =>
  playBackEnd(localized(parts, globals)).undo;

const footerIn = (canvas: HTMLElement) => canvas.querySelector('travel-footer') as HTMLElement;

async function logosShown(canvas: HTMLElement): Promise<void> {
  const footer = footerIn(canvas);
  footer.scrollIntoView();
  const pictures = () => [
    ...footer.querySelectorAll('img'),
    ...(footer.shadowRoot as ShadowRoot).querySelectorAll<HTMLImageElement>('[part=partners] img, [part=social] img'),
  ];
  await waitFor(() => expect(pictures().filter(({ naturalWidth }) => naturalWidth > 0)).toHaveLength(10));
}

/** As from a fragment. */
export const Complete: Story = {
  play: ({ canvasElement }) => logosShown(canvasElement),
};

/** Without light-DOM links, so they are fetched from the back end. */
export const FromTheBackEnd: Story = {
  parameters: { parts: null },
  play: ({ canvasElement }) => logosShown(canvasElement),
};

/** Without light-DOM links: the rest shows once it has waited a second for its logos. */
export const LogosPending: Story = {
  name: 'Logos still loading',
  parameters: { parts: null },
  beforeEach: ({ globals }) =>
    playBackEnd(localized(PARTS, globals), { '/horizon/react/component/FooterBrandsStateProviderAction': 'pending' })
      .undo,
};

/** The typeface of a page around it. */
const OF_THE_PAGE = { fontFamily: '"Figtree Variable"' };

/** The footer's links could not be loaded: what the host has written in the element stays. */
export const Failed: Story = {
  parameters: { parts: null, logs: /_FAILED/ },
  args: {
    children: createElement('a', { slot: 'fallback', href: '/site-map' }, 'Site map'),
    style: OF_THE_PAGE,
  },
  beforeEach: () => {
    const refused = ['FooterState', 'FooterBrandsState', 'FooterSiteMapLinks', 'PrivacyMenuState'];
    return playBackEnd(
      PARTS,
      Object.fromEntries(refused.map((name) => [`/horizon/react/component/${name}ProviderAction`, 'refused'])),
    ).undo;
  },
};

/** FTR-008: a brand without airline tickets shows "more" instead. */
export const MoreLinks: Story = { parameters: { parts: withGroups({ staticAirline: EMPTY_GROUP }) } };

/** FTR-016: with only one app store no badge shows. */
export const OneAppStore: Story = {
  parameters: { parts: withState({ appStoreLinks: PARTS.state.appStoreLinks.slice(0, 1) }) },
};

export const PrivacyChoices: Story = {
  args: { 'privacy-choices': '', 'manage-privacy': '' },
  play: async ({ canvasElement }) => {
    const root = () => footerIn(canvasElement).shadowRoot as ShadowRoot;
    const link = () => root().querySelector('[part=privacy] [data-requests]');
    await waitFor(() => expect(link()).not.toBeNull());
    let asked = 0;
    footerIn(canvasElement).addEventListener('travel-privacy-choices-requested', (event) => {
      event.preventDefault();
      asked += 1;
    });
    await userEvent.click(link() as Element);
    await expect(asked).toBe(1);
  },
};

export const SomeCards: Story = { args: { 'card-schemes': 'mastercard visa' } };

/** A host without our server. */
export const LinksOfThePage: Story = {
  args: {
    children: createElement(
      Fragment,
      null,
      createElement('p', { slot: 'brand' }, 'Ferry Guide'),
      createElement('h2', { slot: 'company' }, 'Company'),
      createElement(
        'ul',
        { slot: 'company' },
        createElement('li', null, createElement('a', { href: '/about' }, 'About us')),
        createElement('li', null, createElement('a', { href: '/press' }, 'Press')),
      ),
      createElement('p', { slot: 'copyright' }, '© Ferry Guide'),
    ),
  },
};

const many = (count: number) => Array.from({ length: count }, (_, index) => linkTo(`Flights to place ${index + 1}`));

export const FourHundredLinks: Story = {
  parameters: {
    parts: { ...PARTS, siteMap: { siteMapTitle: 'All searches', siteMapLinks: many(380) } },
  },
};

export const LongTexts: Story = {
  parameters: {
    parts: withGroups({
      staticCompany: {
        title: 'Unternehmensinformationen und Nachhaltigkeitsberichterstattung',
        links: [linkTo('Lieferkettensorgfaltspflichtengesetz und Beschwerdeverfahren'), linkTo('Über uns')],
      },
    }),
  },
};

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!dev', '!autodocs'] };

export const Dark: Story = { globals: { presentation: 'dark' }, tags: ['!dev', '!autodocs'] };

export const Aos: Story = { globals: { presentation: 'aos' }, tags: ['!dev', '!autodocs'] };

export const Sister: Story = { globals: { brand: 'sister' }, tags: ['!dev', '!autodocs'] };

export const Partner: Story = { globals: { brand: 'partner' }, tags: ['!dev', '!autodocs'] };

/** On a phone the site map is a button. */
export const Phone: Story = { globals: { viewport: { value: 'xs' } } };

export const SiteMapOpen: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await customElements.whenDefined('travel-footer');
    const root = () => footerIn(canvasElement).shadowRoot as ShadowRoot;
    await waitFor(() => expect(root().querySelector('[part=site-map-button]')).not.toBeNull());
    const button = root().querySelector('[part=site-map-button]') as HTMLElement;
    // A wide window shows the site map in the page.
    if (!button.checkVisibility()) return;
    await userEvent.click(button);
    await waitFor(() => expect(root().querySelector('[role=dialog]')).not.toBeNull());
    await waitFor(() => expect(root().activeElement?.className).toBe('close'));
    const moving = root().getAnimations();
    await Promise.all(moving.map(({ finished }) => finished));
  },
};

/** A desktop window at 400% zoom. */
export const Smallest: Story = { name: 'At 400 % zoom', globals: { viewport: { value: 'zoom' } } };
