/** What scripts of real pages do to our element. */
const first = document.getElementById('first');
const second = document.getElementById('second');
const kept = document.querySelector('travel-header');

/** A component of the page with its own shadow root, which document queries cannot reach. */
customElements.define(
  'page-frame',
  class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<travel-header menu-button="on"></travel-header>';
    }
  },
);

const other = () => (first.contains(kept) ? second : first);

const actions = {
  move: () => other().append(kept),
  'move-before': () => other().moveBefore(kept, null),
  remove: () => kept.remove(),
  add: () => first.append(kept),
  clone: () => second.append(kept.cloneNode(true)),
  'inner-html': () => {
    second.innerHTML =
      '<travel-header menu-button="on" locale="de-DE"><a slot="fallback" href="/">Start</a></travel-header>';
  },
  nested: () => {
    second.append(document.createElement('page-frame'));
    window.travelShell?.load('travel-header');
  },
  // A separate task for each step; within one task it would count as a move.
  churn: async () => {
    for (let times = 0; times < 100; times++) {
      kept.remove();
      await new Promise((resolve) => setTimeout(resolve));
      first.append(kept);
      await new Promise((resolve) => setTimeout(resolve));
    }
    document.dispatchEvent(new Event('churned'));
  },
};

for (const button of document.querySelectorAll('[data-action]')) {
  button.addEventListener('click', () => actions[button.dataset.action]());
}
