import { Flag } from '@travel-shell/ui/flag';
import { globeIcon, Icon } from '@travel-shell/ui/icons';
import { type ReactNode, useState } from 'react';
import { Picker, type PickerSurface } from '../Picker.tsx';
import { useLater } from '../useLater.ts';
import { useOpenState } from '../useOpenState.ts';
import { Waiting } from '../Waiting.tsx';
import type { CountryPickerProps } from './CountryPickerProps.ts';

const loadCountries = () => import(/* webpackChunkName: "countries" */ './Countries.tsx');

/** What the list tells the button when it is there. */
export interface Current {
  flag: string;
  languageNativeName: string;
}

/** The country picker's view: its button; the list comes when it is wanted. */
export function CountryPicker(props: CountryPickerProps): ReactNode {
  const { prepared, columns, narrowShape } = props;
  const { messages } = prepared;
  const [known, setKnown] = useState<Current>();
  const current = known ?? prepared.current;
  const flag = current?.flag || props.flag;
  const face = (
    <>
      {flag ? <Flag src={flag} size="large" /> : <Icon path={globeIcon} />}
      <bdi className="trigger-text">{current?.languageNativeName ?? props.language ?? messages.language}</bdi>
    </>
  );
  return (
    <Picker kind="country" title={messages.countryTitle} closesOnResize {...{ prepared, columns, narrowShape, face }}>
      {(surface) => <Contents {...props} surface={surface} onKnown={setKnown} />}
    </Picker>
  );
}

export interface ContentsProps extends CountryPickerProps {
  surface: PickerSurface;
  onKnown: (current: Current) => void;
}

function Contents(props: ContentsProps): ReactNode {
  const countries = useLater('country-picker', loadCountries, props.surface);
  useOpenState(props.element, props.surface.isOpen);
  if (!countries) return <Waiting messages={props.prepared.messages} />;
  return <countries.Countries {...props} />;
}
