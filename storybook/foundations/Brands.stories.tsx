import type { Meta, StoryObj } from '@storybook/react-vite';
import { BRANDS, type Brand } from '@travel-shell/core';
import { type BrandData, loadBrand } from '@travel-shell/tokens';
import { createElement, type ReactNode } from 'react';
import '@travel-shell/header/element';
import { ShadowFrame } from '@travel-shell/testing/ShadowFrame';
import type { Looks } from '../toolbar.ts';
import sheet from './foundations.shadow.css';
import { SampleCard } from './SampleCard.tsx';
import { Value } from './Value.tsx';

const meta: Meta = {
  title: 'Foundations/Brands',
  tags: ['!autodocs'],
  // A page has one header; here several are compared, so their landmarks have the same names.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
export default meta;

const SHEETS = [sheet];
const STRIP = ['brand', 'brand-hover', 'active', 'flag', 'hover', 'border', 'text-muted', 'text'];

const CHARACTERS = {
  flagship: 'Lively. Evergreen and lime, round shapes, soft shadows, motion with a little spring.',
  sister: 'Unhurried. Terracotta on cream, a soft serif, pills and plenty of air; everything takes its time to settle.',
  partner: 'Exact. Navy and signal yellow, square and dense, hairlines instead of shadows, quick to the point.',
};

function Persona({ brand, presentation }: { brand: BrandData; presentation: Looks['presentation'] }): ReactNode {
  return (
    <>
      {createElement('travel-header', {
        'menu-button': 'on',
        brand: brand.id,
        presentation,
        locale: 'en-US',
        static: true,
      })}
      <ShadowFrame key={presentation} sheets={SHEETS} brand={brand.id as Brand} presentation={presentation}>
        <section className="persona" data-raised="">
          <div>
            <h2 className="persona-name">{brand.name}</h2>
            <p className="lead">{CHARACTERS[brand.id as Brand]}</p>
            <div className="strip" aria-hidden="true">
              {STRIP.map((role) => (
                <span key={role} style={{ background: `var(--_color-${role})` }} />
              ))}
            </div>
          </div>
          <SampleCard />
          <dl className="facts">
            {['density', 'control-height', 'radius-button', 'radius-dialog', 'motion-medium', 'icon-stroke'].map(
              (name) => (
                <div key={name} style={{ display: 'contents' }}>
                  <dt className="small">{name}</dt>
                  <dd>
                    <Value name={name} />
                  </dd>
                </div>
              ),
            )}
          </dl>
        </section>
      </ShadowFrame>
    </>
  );
}

/** All three, one below the other. */
export const SideBySide: StoryObj = {
  loaders: [async () => ({ brands: await Promise.all(BRANDS.map(loadBrand)) })],
  render: (_, { globals, loaded }) => (
    <main lang="en" dir="ltr">
      {(loaded.brands as BrandData[]).map((brand) => (
        <Persona key={brand.id} brand={brand} presentation={(globals as unknown as Looks).presentation} />
      ))}
    </main>
  ),
};
