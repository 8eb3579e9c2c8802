import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const sites = JSON.parse(document.getElementById('sites')?.textContent ?? '[]');
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** As downshift's own example has it: a button that opens a list with a field to search it. */
function Picker() {
  const [text, setText] = useState('');
  const items = useMemo(
    () => sites.filter(({ name, names }) => plain(`${name} ${names}`).includes(plain(text))),
    [text],
  );
  const { isOpen, getToggleButtonProps, getMenuProps, getInputProps, getItemProps, highlightedIndex } = useCombobox({
    items,
    itemToString: (site) => site?.name ?? '',
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && location.assign(selectedItem.href),
  });
  return (
    <nav className="bar picker">
      <button type="button" className="trigger" {...getToggleButtonProps()}>
        English
      </button>
      <div id="countries" className="surface" hidden={!isOpen}>
        <div className="search">
          <input {...getInputProps({ 'aria-label': 'Search for a country or language' })} />
        </div>
        <div className="sites">
          <ul {...getMenuProps()}>
            {isOpen &&
              items.map((site, index) => (
                <li key={site.href} {...getItemProps({ item: site, index })} data-at={highlightedIndex === index}>
                  <a className="site" href={site.href}>
                    <img src={site.flag} alt="" width="18" height="12" loading="lazy" decoding="async" />
                    <span>{site.name}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}

createRoot(document.getElementById('picker')).render(<Picker />);
