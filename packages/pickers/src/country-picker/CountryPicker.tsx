import { apiUrl, defineLazy, useLazy } from '@travel-shell/piece';
import { Flag } from '@travel-shell/ui/flag';
import { globeIcon, Icon } from '@travel-shell/ui/icons';
import { type ReactNode, useState } from 'react';
import { LoadingList } from '../LoadingList.tsx';
import { Picker } from '../Picker.tsx';
import { useOpenState } from '../useOpenState.ts';
import type { ContentsProps, CountryPickerProps, Current } from './CountryPickerProps.ts';

export const lazyCountries = defineLazy(
  'country-picker',
  () => import(/* webpackChunkName: "countries" */ './Countries.tsx'),
);

/** The country picker's view: its button; the list loads on demand. */
export function CountryPicker(props: CountryPickerProps): ReactNode {
  const { element, prepared, columns, narrowShape } = props;
  const { messages } = prepared;
  const [known, setKnown] = useState<Current>();
  const current = known ?? prepared.current;
  const flag = current?.flag || props.flag;
  const face = (
    <>
      {flag ? <Flag src={apiUrl(flag)} size="large" /> : <Icon path={globeIcon} />}
      <bdi className="trigger-text">{current?.languageNativeName ?? props.language ?? messages.language}</bdi>
    </>
  );
  return (
    <Picker
      kind="country"
      title={messages.countryTitle}
      closesOnResize
      isServed={element.opened !== undefined}
      {...{ prepared, columns, narrowShape, face }}
    >
      {(surface) => <Contents {...props} surface={surface} onKnown={setKnown} />}
    </Picker>
  );
}

function Contents(props: ContentsProps): ReactNode {
  const countries = useLazy(lazyCountries, props.surface.wanted).module;
  useOpenState(props.element, props.surface.isOpen);
  if (!countries) return <LoadingList messages={props.prepared.messages} />;
  return <countries.Countries {...props} />;
}
