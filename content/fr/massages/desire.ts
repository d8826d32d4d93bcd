import type { Texts } from '../../textTypes/texts.ts';

export const desire = {
  title: 'Désir',
  inSentence: 'le massage Désir',
  seoTitle: 'Massage Désir à Barcelone, selon vos choix',
  description:
    'Huile, miroir, plume, bandeau, musique, mots : choisissez trois éléments, la masseuse compose et mène. {prices}.',
  subtitle: 'à votre façon',
  summary: 'Vous choisissez trois éléments, la masseuse en fait un massage.',
  features: ['Vous choisissez sur place', 'Trois éléments, quatre en {longer} minutes', 'La masseuse mène'],
  intro:
    'Certaines envies attendent depuis longtemps d’être dites. Ici, vous choisissez, la masseuse compose, et vous vous laissez mener.',
  sections: [
    {
      heading: 'Le répertoire',
      paragraphs: [
        'Vous en parlez d’abord avec l’accueil, porte fermée, et vous prenez trois éléments dans la liste. Si les mots ne viennent pas, montrez du doigt, cela marche très bien. En cas d’allergie aux algues ou à l’iode, prenez l’huile plutôt que le gel.',
      ],
      bullets: [
        'L’huile chaude',
        'Le corps à corps',
        'Le gel du nuru, si la masseuse propose ce massage',
        'La plume',
        'Le miroir',
        'La musique : la nôtre, ou la vôtre si vous nous dites laquelle (elle passe sur l’enceinte du salon, les téléphones restent rangés)',
        'Le bandeau',
        'Les mots que vous aimeriez entendre, dans une langue que parle la masseuse',
      ],
    },
    {
      heading: 'Quelques accords',
      paragraphs: [
        'L’huile, le bandeau et la musique invitent à se laisser porter. Le miroir, le corps à corps et les mots vont bien à qui préfère garder les yeux ouverts. La plume, puis le gel, avec le bandeau du début à la fin, donnent du contraste.',
      ],
    },
    {
      heading: 'Ensuite, la masseuse mène',
      paragraphs: [
        'Elle enchaîne ou mêle vos éléments, dans l’ordre qu’elle choisit. Elle peut commencer par le miroir, réserver la plume pour plus tard, se taire longtemps puis prononcer la phrase que vous aviez demandée. Sa tenue se décide avant, tout comme la place de vos mains. La finition vient en dernier, sans hâte.',
        'Si un élément vous plaît moins que prévu, elle l’abandonne et continue avec les autres.',
      ],
    },
  ],
  benefitsTitle: 'Après la séance',
  benefits: [
    'Le souvenir d’une ou deux surprises',
    'Le repos de s’être laissé mener',
    'Une idée plus claire de ce que vous demanderez la prochaine fois',
  ],
  includes: {
    60: [
      'Conversation pour choisir vos éléments',
      'Douche avant et après',
      'Trois éléments de votre choix',
      'Finition lingam ou yoni, à la main',
    ],
    90: [
      'Tout le massage de {shorter} minutes',
      'Un quatrième élément',
      'Une pause thé',
      'Plus de temps pour chaque partie',
    ],
  },
} satisfies Texts['massages']['desire-massage'];
