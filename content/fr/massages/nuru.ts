import type { Texts } from '../../textTypes/texts.ts';

export const nuru = {
  title: 'Nuru',
  inSentence: 'le nuru',
  seoTitle: 'Massage nuru à Barcelone, au gel d’algue chaud',
  description:
    'Un gel de nori bien chaud, un matelas chauffé et deux corps qui glissent, avec une douche privée avant et après. {prices}.',
  subtitle: 'comme l’eau',
  summary: 'Un gel d’algue chaud, un matelas chaud, deux corps qui glissent.',
  features: ['Gel de nori, incolore et inodore', 'Matelas chauffé', 'Se rince à l’eau claire'],
  intro:
    'Le nuru vient de Kawasaki, au Japon, et son nom signifie « glissant ». Une fois le gel étalé, la masseuse glisse de tout son corps le long du vôtre.',
  sections: [
    {
      heading: 'L’algue des makis',
      paragraphs: [
        'Le gel est tiré du nori. Incolore et inodore, il se dissout dans l’eau, et une douche l’emporte, sans laisser ni film ni parfum. Nous le chauffons : froid, il ferait sursauter.',
        'En cas d’allergie aux algues ou à l’iode, prévenez-nous en réservant. Nous vous proposerons plutôt le massage corps à corps, qui se fait à l’huile.',
      ],
    },
    {
      heading: 'Bouger peu, se laisser glisser',
      paragraphs: [
        'Le premier réflexe est de se retenir, comme sur du verglas. Il passe vite, car le matelas est large et chaud, la masseuse sait où prendre appui et personne ne tombe. Trois conseils tout de même, que l’accueil vous redira :',
      ],
      bullets: [
        'Laissez-vous porter par le matelas, de tout votre poids.',
        'Si vous bougez, faites-le lentement, car le gel amplifie tout.',
        'Retirez bagues et chaînes, attachez les cheveux longs.',
      ],
    },
    {
      heading: 'Presque sans les mains',
      paragraphs: [
        'La masseuse est nue, comme vous. Elle étale le gel avec les mains, puis ce sont ses bras, son buste et ses jambes qui passent et repassent, des mollets aux épaules. Si le fou rire vous prend, et cela arrive, elle attend qu’il passe. Les mains ne reviennent qu’à la toute fin.',
      ],
    },
    {
      heading: 'Droit au gel, ou par un détour',
      paragraphs: [
        'En {shorter} minutes, la masseuse va droit au gel. En {longer}, elle commence par le dos, à l’huile chaude, jusqu’à ce que les épaules se relâchent. Vient ensuite le nuru, puis une deuxième couche de gel pour prolonger le contact, et des serviettes chaudes quand tout s’arrête.',
      ],
    },
  ],
  benefitsTitle: 'Pour la peau et les muscles',
  benefits: ['Le matelas réchauffe, de la nuque aux talons', 'Les muscles se relâchent sans qu’on appuie'],
  includes: {
    30: [
      'Douche avant et après',
      'Nuru au gel d’algue, sur matelas chauffé',
      'Finition lingam ou yoni, à la main',
    ],
    60: [
      'Tout le nuru de {shorter} minutes',
      'Massage du dos à l’huile chaude, pour commencer',
      'Deuxième couche de gel et plus de temps pour glisser',
      'Serviettes chaudes',
    ],
  },
} satisfies Texts['massages']['nuru-massage'];
