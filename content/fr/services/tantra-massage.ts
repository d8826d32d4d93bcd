import type { ServiceWords } from '../../service-words.ts';

export const tantra = {
  summary: 'Le souffle, l’huile chaude et des gestes lents, des pieds à la nuque.',
  features: [
    'Tout le corps, à l’huile chaude',
    'En solo ou en couple, côte à côte',
    'Version courte ou longue',
  ],
  intro:
    'Des bougies, de l’huile chaude, peu de mots. Le tantra commence par un regard et deux respirations qui s’accordent. Ensuite, vous pouvez fermer les yeux : les mains connaissent le chemin.',
  sections: [
    {
      heading: 'Une tension que l’on répartit',
      paragraphs: [
        'La plupart des massages cherchent à dénouer. Celui-ci s’y prend autrement. De longs gestes partent des pieds, remontent les jambes et le dos, s’arrêtent à la nuque ; ils rassemblent la tension, puis la répartissent dans tout le corps au lieu de la relâcher d’un seul coup.',
        'Votre souffle donne la mesure. Quand il s’accélère, les mains ralentissent ou changent d’endroit. Quand il se pose, elles reviennent.',
      ],
    },
    {
      heading: 'Le fil de la séance',
      paragraphs: [
        'La douche est privée, les serviettes et le peignoir vous y attendent. Puis on parle un peu : ce que vous aimez, ce que vous n’aimez pas, les endroits à laisser tranquilles.',
      ],
      bullets: [
        'Un regard, quelques respirations ensemble, et vous vous allongez.',
        'L’huile, chauffée d’avance, sans parfum si vous préférez.',
        'Les jambes, le dos et la nuque, puis l’autre côté du corps.',
        'La finition, lingam ou yoni, aussi lente que le reste.',
      ],
    },
    {
      heading: 'Pour une première fois ou à deux',
      paragraphs: [
        'Il n’y a rien à savoir avant de venir. Si c’est votre premier massage tantrique, la masseuse vous guide d’une phrase quand il le faut ; si vous avez l’habitude, elle vous laisse à votre souffle.',
        'En couple, vous pouvez recevoir le massage côte à côte, avec deux masseuses. Précisez-le dans la demande de réservation et nous préparerons la pièce pour quatre.',
      ],
    },
    {
      heading: 'Quand on a plus de temps',
      paragraphs: [
        'La version longue s’ouvre sur un rituel de respiration et une tasse de thé. Les mains s’attardent ensuite là où la version courte ne fait que passer : le dos, le cuir chevelu, les pieds. C’est la longue que nous conseillons après un voyage, ou quand la semaine a été bruyante.',
      ],
    },
  ],
  benefitsTitle: 'Ce que l’on en garde',
  benefits: [
    'Une respiration plus basse, plus calme',
    'Une chaleur répartie dans tout le corps',
    'La tête moins encombrée',
    'Le goût de ne rien presser',
  ],
  includes: {
    45: [
      'Douche avant et après',
      'Massage tantrique de tout le corps à l’huile chaude',
      'Finition lingam ou yoni',
    ],
    60: [
      'Tout ce que comprend la version courte',
      'Rituel de respiration et thé',
      'Plus de temps pour le dos, le cuir chevelu et les pieds',
    ],
  },
} satisfies ServiceWords<'tantra-massage'>;
