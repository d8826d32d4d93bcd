import { expect } from 'vitest';
import { type Locale, locales } from '../../content/locales.ts';
import { lastStart } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { hoursRows } from '../../views/hours.ts';
import { urlOf } from '../../views/urls.ts';
import { test } from '../support/pageTest.ts';

type Said = {
  faq: readonly RegExp[];
  form: readonly RegExp[];
  hotels: readonly RegExp[];
  contact: readonly RegExp[];
  masseuses: readonly RegExp[];
  casting: readonly RegExp[];
};

const said: Record<Locale, Said> = {
  en: {
    faq: [
      /no intercourse and no oral contact in any massage\. The ending is by hand\./,
      /no deposit/,
      /tips aren’t expected/,
      /your appointment/,
      /legal name, its tax number and a neutral description/,
      /your money back/,
      /agreed beforehand, in words/,
      /drunk or drugged/,
      /fever or a skin infection/,
      /pregnant/,
      /two steps/,
      /tea or water/,
      /on request/,
      /cancel free of charge/,
      /before the massage, in the room/i,
      /before anyone sets out/,
    ],
    form: [/no deposit/, /your appointment/, /cancel free of charge/],
    hotels: [/discretion/i, /on arrival/, /before anyone sets out/, /Couples and four hands/],
    contact: [/two steps/, /high rim/, /Last start/, /telephone/],
    masseuses: [/discretion/i, /working today/],
    casting: [/massage therapist/, /by arrangement/],
  },
  es: {
    faq: [
      /En ningún masaje hay relaciones con penetración ni contacto oral/,
      /No pedimos señal ni esperamos propina/,
      /tu cita/,
      /la razón social, el NIF y un concepto neutro/,
      /te devolvemos el dinero/,
      /acordado antes, con palabras claras/,
      /bebido de más o tomado drogas/,
      /fiebre o una infección en la piel, o te han operado/,
      /en el embarazo/,
      /dos escalones/,
      /un té o un vaso de agua/,
      /a consultar/,
      /Anular no cuesta nada/,
      /antes de empezar, en la sala/,
      /antes de que nadie salga/,
    ],
    form: [/No pedimos señal/, /tu cita/, /Anular no cuesta nada/],
    hotels: [
      /discreción/i,
      /al llegar tu masajista/,
      /antes de que nadie salga/,
      /En pareja y a cuatro manos/,
    ],
    contact: [/dos escalones/, /borde alto/, /Última hora/, /teléfono/],
    masseuses: [/discreción/i, /trabaja hoy/],
    casting: [/mujeres y hombres/, /con cita/],
  },
  fr: {
    faq: [
      /Ni rapport sexuel ni contact oral, dans aucun massage\. La finition se fait à la main\./,
      /pas d’acompte/,
      /Aucun pourboire/,
      /votre rendez-vous/,
      /raison sociale, le numéro fiscal et un libellé neutre/,
      /nous vous remboursons/,
      /clairement convenu avant/,
      /ivres ou droguées/,
      /fièvre, d’infection de la peau ou d’opération/,
      /grossesse/,
      /deux marches/,
      /un thé ou de l’eau/,
      /sur demande/,
      /annuler à tout moment, sans frais/,
      /Avant le massage, dans le salon/,
      /avant tout déplacement/,
      /aucune des masseuses ne le parle/,
    ],
    form: [/pas d’acompte/, /ne nomme pas le massage/, /annulez sans frais/],
    hotels: [/discrétion/i, /à l’arrivée de la masseuse/, /avant tout déplacement/, /en couple/],
    contact: [/deux marches/, /rebord haut/, /Dernière heure/, /appelez/],
    masseuses: [/discrétion/i, /travaille aujourd’hui/],
    casting: [/praticiennes et des praticiens/],
  },
};

test.for(locales)(
  'every fact without a figure is said in %s where people ask it',
  async (locale, { read }) => {
    const at = async (page: 'home' | 'hotels' | 'contact' | 'masseuses' | 'casting', part = 'main') =>
      (await read(urlOf({ page }, locale))).text(part);
    const parts = {
      faq: await at('home', '.faq'),
      form: await at('home', '#booking'),
      hotels: await at('hotels'),
      contact: await at('contact'),
      masseuses: await at('masseuses'),
      casting: await at('casting'),
    };
    for (const [part, text] of Object.entries(parts)) {
      const missing = said[locale][part as keyof typeof parts].filter((fact) => !fact.test(text));
      expect(missing, part).toEqual([]);
    }
  },
);

test.for(locales)('the FAQ and the contact page in %s show the last starts', async (locale, { read }) => {
  const rows = hoursRows(allTexts[locale], locale);
  for (const [page, part] of [
    ['home', '.faq'],
    ['contact', 'main'],
  ] as const) {
    const text = (await read(urlOf({ page }, locale))).text(`${part} table`);
    for (const { label, range } of rows) {
      expect(text).toContain(label);
      expect(text).toContain(lastStart(range, 60));
    }
  }
});
