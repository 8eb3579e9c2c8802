import { Button, buttonSheet } from '@travel-shell/ui/button';
import { Checkbox, choiceSheet, fieldSheet } from '@travel-shell/ui/checkbox';
import { Link, linkSheet } from '@travel-shell/ui/link';
import { Switch, switchSheet } from '@travel-shell/ui/switch';
import type { CSSProperties, ReactNode } from 'react';
import sheet from './foundations.shadow.css';

export const panelSheets: readonly CSSStyleSheet[] = [
  ...[buttonSheet, choiceSheet, fieldSheet, linkSheet, switchSheet],
  sheet,
];

const PANELS = [
  ['default', 'Light'],
  ['dark', 'Dark'],
  ['aos', 'AOS'],
] as const;

/** One brand colour as a page sets it, in each presentation. */
export function ColourPanels({ colour }: { colour: string }): ReactNode {
  return (
    <li className="colours-item" data-colour={colour} style={{ '--travel-color-brand': colour } as CSSProperties}>
      <h2 className="small">
        <span className="colours-chip" style={{ background: colour }} /> <code>{colour}</code>
      </h2>
      <div className="colours-panels">
        {PANELS.map(([presentation, name]) => (
          <div key={presentation} className="colours-panel" data-presentation={presentation}>
            <p className="colours-bar">
              <strong className="colours-current">Hotels</strong>
              <span className="colours-ring">{name}</span>
              <span className="colours-flag">New</span>
            </p>
            <div className="colours-page" data-raised="">
              <Button>Search</Button>
              <Checkbox label="Flexible" defaultChecked />
              <Switch label="Alerts" isOnAtFirst />
              <p className="small">
                Read <Link href="#rules">the rules</Link> first.
              </p>
            </div>
          </div>
        ))}
      </div>
    </li>
  );
}
