import type { ServiceWords } from '../../service-words.ts';

export const prostate = {
  summary: 'Lent, précis, expliqué d’abord : rien ne se fait sans votre accord.',
  features: [
    'Chaque étape est annoncée',
    'Gant et lubrifiant à base d’eau',
    'Externe, puis interne si vous dites oui',
  ],
  intro:
    'Beaucoup y pensent, peu osent demander. Ce massage est lent et précis ; chaque étape vous est expliquée avant d’être faite. Rien d’interne n’a lieu sans un oui de votre part, dit à voix haute.',
  sections: [
    {
      heading: 'Commencer loin, avancer peu',
      paragraphs: [
        'La masseuse s’occupe d’abord du bas du dos et des hanches, que l’on contracte sans le savoir. Elle passe ensuite au périnée, de l’extérieur. Certaines personnes s’en tiennent là, et le massage est complet.',
        'Si vous souhaitez poursuivre, elle met un gant, prend un lubrifiant à base d’eau et attend que votre souffle soit calme. Les gestes restent petits. Vous pouvez revenir en arrière quand vous voulez. La finition lingam clôt la séance.',
      ],
    },
    {
      heading: 'Le point sacré',
      paragraphs: [
        'C’est le nom que lui donne le tantra. Rien n’oblige à y croire. Ce qui se vérifie vite, en revanche, c’est l’importance de la respiration : retenue, elle crispe tout ; lente, elle laisse faire. Si vous perdez le fil, la masseuse respire avec vous, assez fort pour que vous l’entendiez ; on la suit sans y penser.',
      ],
    },
    {
      heading: 'Les questions que l’on garde pour soi',
      paragraphs: ['Elles reviennent à chaque première visite. Autant y répondre ici.'],
      bullets: [
        'Faut-il se préparer ? Rien de particulier : un repas léger avant de venir, une douche sur place.',
        'Est-ce que cela fait mal ? Normalement, non. Au premier inconfort, dites-le et la masseuse s’arrête.',
        'Est-ce un soin médical ? Non. En cas de douleur ou de maladie, voyez d’abord un médecin.',
        'Et si je change d’avis ? La séance continue autrement, sans commentaire.',
      ],
    },
    {
      heading: 'La version longue',
      paragraphs: [
        'Elle ne suit pas de programme. Elle se construit dans la conversation, selon ce que vous connaissez déjà et ce que vous aimeriez essayer. Demandez-nous les détails, de vive voix ou par écrit : la question ne gêne personne ici.',
      ],
    },
  ],
  benefitsTitle: 'À quoi s’attendre',
  benefits: [
    'Le bas du dos et les hanches plus souples',
    'Une sensation plus profonde, plus diffuse',
    'Une curiosité satisfaite sans embarras',
    'Un souffle plus lent, que l’on garde en partant',
  ],
  includes: {
    30: [
      'Douche avant et après',
      'Massage du bas du dos et des hanches',
      'Massage prostatique externe et, si vous le souhaitez, interne, avec gant',
      'Finition lingam',
    ],
  },
} satisfies ServiceWords<'prostate-massage'>;
