import { Badge, badgeSheet } from '@travel-shell/ui/badge';
import { Button, buttonSheet } from '@travel-shell/ui/button';
import { Checkbox, choiceSheet, fieldSheet } from '@travel-shell/ui/checkbox';
import { Link, linkSheet } from '@travel-shell/ui/link';
import { Progress, progressSheet } from '@travel-shell/ui/progress';
import { RadioGroup, radioGroupSheet } from '@travel-shell/ui/radio-group';
import { listboxSheet, Select, selectSheet } from '@travel-shell/ui/select';
import { Switch, switchSheet } from '@travel-shell/ui/switch';
import { Tabs, tabsSheets } from '@travel-shell/ui/tabs';
import { TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import sheet from '../foundations.shadow.css';
import { OverlaySpecimens, overlaySheets } from './OverlaySpecimens.tsx';

/** Styles of all specimens. */
export const specimenSheets: CSSStyleSheet[] = [
  badgeSheet,
  buttonSheet,
  choiceSheet,
  fieldSheet,
  linkSheet,
  listboxSheet,
  progressSheet,
  radioGroupSheet,
  selectSheet,
  switchSheet,
  ...tabsSheets,
  ...overlaySheets,
  sheet,
];

const CLASSES = [
  { value: 'economy', title: 'Economy' },
  { value: 'business', title: 'Business' },
  { value: 'sleeper', title: 'Sleeper' },
];

const FARES = [
  { value: 'saver', title: 'Saver', hint: 'No changes' },
  { value: 'flex', title: 'Flex', hint: 'Change at any time' },
];

const JOURNEY = [
  { id: 'out', label: 'Out', content: 'Tuesday, 8:10 from Oriente' },
  { id: 'back', label: 'Back', content: 'Friday, 17:40 from Campanhã' },
];

const STATES = [
  ['brand', 'New'],
  ['success', 'Booked'],
  ['warning', 'Two seats left'],
  ['danger', 'Payment failed'],
  ['info', 'New timetable'],
] as const;

/** Primitives as a piece uses them, to show the effect of a token. */
export function Specimens(): ReactNode {
  return (
    <>
      <section className="card" data-raised="">
        <h3>Lisbon to Porto</h3>
        <TextField label="Name on the ticket" hint="As in the passport" defaultValue="Maya Lindqvist" />
        <TextField label="Mail" type="email" defaultValue="maya@" error="This address is not complete." />
        <Select label="Class" options={CLASSES} defaultValue="economy" />
        <Button fullWidth>Reserve</Button>
      </section>
      <section className="card" data-raised="">
        <RadioGroup label="Fare" options={FARES} defaultValue="flex" />
        <Checkbox label="Remember me" defaultChecked />
        <Switch label="Price alerts" isOnAtFirst />
        <Switch label="Not offered here" isDisabled />
        <p>
          Luggage goes along as <Link href="#rules">the rules</Link> say.
        </p>
      </section>
      <section className="card" data-raised="">
        <div className="badges">
          {STATES.map(([tone, text]) => (
            <Badge key={tone} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
        <div className="badges">
          <Button>Search</Button>
          <Button variant="quiet">Later</Button>
          <Button variant="danger">Cancel trip</Button>
          <Button isLoading>Sending</Button>
          <Button disabled>Sold out</Button>
        </div>
        <OverlaySpecimens />
        <Tabs label="Journey" tabs={JOURNEY} />
        <Progress label="Points to the next level" value={60} />
      </section>
    </>
  );
}
