export interface Walk {
  /** A letter of Japanese is as wide as its size, as in every font for it. */
  isSquare: boolean;
  /** In px. */
  widths: readonly number[];
}

/**
 * Runs in the page: sets each box around a header to these widths.
 * @returns what is wrong, and where everything in the bars was
 */
export async function walk({ isSquare, widths }: Walk): Promise<{ problems: string[]; places: string[] }> {
  const problems: string[] = [];
  const places: string[] = [];
  /** Slack for rounding. In px. */
  const SLACK = 3;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const all = [...document.querySelectorAll<HTMLElement>('.box')].map((box) => {
    const header = box.querySelector('travel-header') as HTMLElement;
    const root = header.shadowRoot as ShadowRoot;
    const one = (selector: string) => root.querySelector(selector) as HTMLElement;
    const items = [...root.querySelectorAll<HTMLElement>('.nav-bar > li')];
    return {
      box,
      header,
      one,
      items,
      name: [...header.attributes]
        .map(({ value }) => value)
        .slice(0, 5)
        .join(' '),
    };
  });
  const around = (element: Element) => element.getBoundingClientRect();
  /** An item that does not fit into the navigation is below it, and "more" without contents far above. */
  const isShown = (element: Element) => {
    const nav = element.closest('.nav');
    const { top, bottom, width } = around(element);
    const isInRow = !nav || (bottom > around(nav).top && top < around(nav).bottom);
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && isInRow;
  };

  // The width that each item needs, all of them laid out at once.
  for (const { box, items } of all) {
    box.style.inlineSize = '9999px';
    for (const item of items) item.style.cssText = 'display: flex; flex: none';
  }
  const needs = all.map(({ items }) => items.map((item) => around(item).width));
  for (const { items } of all) for (const item of items) item.removeAttribute('style');

  for (const width of widths) {
    for (const { box } of all) box.style.inlineSize = `${width}px`;
    // Before the next paint script measures what fits.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const [index, { header, one, items, name }] of all.entries()) {
      const tell = (problem: string) => problems.push(`${name}, ${width} px: ${problem}`);
      const isWide = width >= 48 * size;
      const controls = [
        ...one('.bar').querySelectorAll('a, button, travel-country-picker, travel-currency-picker'),
      ].filter((control) => isShown(control) && !control.closest('[popover]:not(.region-menu)'));
      const rects = controls.map(around);
      // In a font of other widths than the rules know, what is measured puts the last item in the place of "more".
      if (isSquare || header.getAttribute('locale') !== 'ja-JP')
        places.push(
          `${name}, ${width} px: ${rects.map(({ x, y, width, height }) => [x, y, width, height].map((each) => each.toFixed(2)).join()).join(' ')}`,
        );

      const bar = around(one('.frame'));
      for (const [at, control] of controls.entries()) {
        const rect = rects[at] as DOMRect;
        const label = control.textContent?.trim() || control.className;
        if (rect.left < bar.left - 0.5 || rect.right > bar.right + 0.5) tell(`${label} sticks out`);
        for (const other of rects.slice(at + 1)) {
          const [left, right] = [Math.max(rect.left, other.left), Math.min(rect.right, other.right)];
          const [top, bottom] = [Math.max(rect.top, other.top), Math.min(rect.bottom, other.bottom)];
          if (right - left > 0.5 && bottom - top > 0.5) tell(`${label} overlaps what follows`);
        }
      }
      const middles = rects.map((rect) => (rect.top + rect.bottom) / 2);
      // With less room than that it wraps.
      if (width >= 18 * size && Math.max(...middles) - Math.min(...middles) > size) tell('has a second row');
      if (!isWide) continue;

      const shown = items.filter(isShown);
      for (const item of shown) {
        const text = item.querySelector('.link-text') as HTMLElement;
        if (text.scrollWidth > text.clientWidth + 1) tell(`${item.textContent} is cut`);
      }
      const current = items.find((item) => item.querySelector('[aria-current]'));
      const more = one('.more');
      const isNamed = isShown(one('.more-current')) && isShown(one('.more > .current'));
      if (current && isShown(current) === (isShown(more) && isNamed)) tell('the current item is not told once');
      if (
        current &&
        !isShown(current) &&
        !one('.more-current').textContent?.includes(current.querySelector('.link-text')?.textContent ?? ' ')
      )
        tell('"more" has another name');
      // The current one comes first, the others in their order.
      const order = current ? [current, ...items.filter((item) => item !== current)] : items;
      const hidden = order.filter((item) => !isShown(item));
      const next = hidden[0];
      if (!next) {
        if (isShown(more)) tell('"more" is empty');
        continue;
      }
      if (shown.some((item) => order.indexOf(item) > order.indexOf(next))) tell('an item has overtaken another');
      const taken = shown.reduce((sum, item) => sum + around(item).width, around(more).width);
      const free = around(one('.nav')).width - taken;
      const need = needs[index]?.[items.indexOf(next)] ?? 0;
      // The last one takes the place of "more".
      const required = hidden.length === 1 ? need - around(more).width : need;
      // A system's font for Arabic takes the width of another one.
      if (
        (isSquare || header.getAttribute('locale') !== 'ja-JP') &&
        free > required + (header.getAttribute('locale') === 'ar' ? 3 : 1) * SLACK
      )
        tell(`${free.toFixed()} px are free, and ${next.textContent} needs ${required.toFixed()}`);
    }
  }
  return { problems, places };
}
