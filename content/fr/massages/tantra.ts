import type { Massage } from '../../massage.ts';

export const tantra = {
  title: 'Tantra',
  seoTitle: 'Massage tantra à Barcelone, au rythme du souffle',
  description:
    'Massage tantrique de tout le corps à l’huile chaude, des pieds à la nuque, avec finition lingam ou yoni. Individuel, ou côte à côte en couple.',
  subtitle: 'sans hâte',
  summary: 'Le souffle, l’huile chaude et des gestes lents, des pieds à la nuque.',
  features: [
    'Tout le corps, à l’huile chaude',
    'Individuel, ou côte à côte en couple',
    'Version courte ou longue',
  ],
  intro:
    'Des bougies, de l’huile chaude, peu de mots. Le tantra commence par un regard et deux respirations qui s’accordent. Ensuite, vous pouvez fermer les yeux : les mains connaissent le chemin.',
  sections: [
    {
      heading: 'Ne rien dénouer trop vite',
      paragraphs: [
        'La plupart des massages cherchent à dénouer. Celui-ci s’y prend autrement. De longs gestes partent des pieds, remontent les jambes et le dos, s’arrêtent à la nuque ; ils rassemblent la tension, puis la répartissent dans tout le corps au lieu de la relâcher d’un seul coup.',
        'Votre souffle donne la mesure. Quand il s’accélère, les mains ralentissent ou vont ailleurs. Quand il se pose, elles reviennent.',
      ],
    },
    {
      heading: 'Le fil de la séance',
      paragraphs: [
        'La douche est privée, les serviettes et le peignoir vous y attendent. Puis on parle un peu : ce que vous aimez, ce que vous n’aimez pas, les endroits à laisser tranquilles.',
      ],
      bullets: [
        'Un regard, quelques respirations ensemble, et vous vous allongez.',
        'Vient l’huile, déjà chaude, sans parfum si vous préférez.',
        'Les pieds, les jambes, le dos, la nuque ; ensuite, vous vous retournez.',
        'La finition, lingam ou yoni, est aussi lente que le reste.',
      ],
    },
    {
      heading: 'Pour une première fois, ou à deux',
      paragraphs: [
        'Rien à apprendre avant de venir. Si c’est votre premier massage tantrique, la masseuse vous annonce chaque étape en deux mots ; si vous avez l’habitude, elle vous laisse à votre souffle.',
        'Les couples s’allongent côte à côte, et deux masseuses s’occupent d’eux. Dites-le dans la demande de réservation et nous préparerons la pièce pour quatre.',
      ],
    },
    {
      heading: 'Quand on a plus de temps',
      paragraphs: [
        'La version longue s’ouvre sur un rituel de respiration et une tasse de thé. Les mains s’attardent ensuite là où la version courte ne fait que passer : le dos, le cuir chevelu, les pieds. C’est la longue que nous conseillons au retour d’un voyage, ou quand la semaine a été bruyante.',
      ],
    },
  ],
  benefitsTitle: 'Une fois dehors',
  benefits: [
    'Une respiration plus basse, plus calme',
    'De la chaleur jusqu’au bout des doigts',
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
} satisfies Massage<'tantra-massage'>;
