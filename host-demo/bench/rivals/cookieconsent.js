import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { run } from 'vanilla-cookieconsent';

/** The texts of our banner, so that both lay out the same. */
const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}');
const category = (name) => ({
  linkedCategory: name,
  title: texts.names[name],
  description: texts.hints[name],
});

void run({
  // The bench's browser says that it is driven.
  hideFromBots: false,
  categories: {
    strictlyNecessary: { enabled: true, readOnly: true },
    functional: {},
    advertising: {},
    analytical: {},
  },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: texts.title,
          description: `${texts.lead} ${texts.change}`,
          acceptAllBtn: texts.accept,
          acceptNecessaryBtn: texts.decline,
          showPreferencesBtn: texts.manage,
        },
        preferencesModal: {
          title: texts.choose,
          savePreferencesBtn: texts.save,
          closeIconLabel: texts.back,
          sections: ['strictlyNecessary', 'functional', 'advertising', 'analytical'].map(category),
        },
      },
    },
  },
});
