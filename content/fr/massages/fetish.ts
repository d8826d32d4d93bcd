import type { Texts } from '../../textTypes/texts.ts';

export const fetish = {
  title: 'Fétichiste',
  longTitle: 'Massage fétichiste',
  inSentence: 'le massage fétichiste',
  seoTitle: 'Massage fétichiste à Barcelone : cuir, soie, talons',
  description:
    'Cuir, latex, soie, talons ou jeux de rôle, décidés à l’avance, pendant un vrai massage à l’huile. {prices}.',
  subtitle: 'selon vos goûts',
  summary: 'Cuir, latex, soie ou talons, selon ce qui vous plaît.',
  features: ['Tout se dit avant', 'Notre garde-robe, ou vos affaires', 'Un vrai massage à l’huile'],
  intro:
    'Une matière, une chaussure, un rôle : vous n’avez pas à vous excuser de vos goûts. Parlez-nous-en à l’avance, avec vos mots. Nous répondrons clairement, y compris quand la réponse est non.',
  sections: [
    {
      heading: 'Dites-le comme vous voulez',
      paragraphs: [
        'Par écrit ou au téléphone, en une phrase ou en dix. Ici, on ne sourcille pas. Avant même de venir, vous saurez ce que nous faisons, ce que nous ne faisons pas et quelle masseuse s’y prête volontiers.',
        'Sur place, vous en reparlez au calme avec l’accueil, qui traduit, et chacun pose ses limites, vous comme la masseuse.',
      ],
    },
    {
      heading: 'Les demandes qui reviennent',
      paragraphs: ['La liste reste ouverte, mais elle commence souvent ainsi :'],
      bullets: [
        'Le cuir et le latex, pour l’œil, pour la main ou pour le bruit qu’ils font.',
        'La soie, les bas, les talons.',
        'Les pieds, à masser ou simplement à regarder.',
        'Un rôle, tenu jusqu’au bout.',
      ],
    },
    {
      heading: 'Cela reste un massage',
      paragraphs: [
        'Vous vous allongez, l’huile est chaude, et la masseuse vous masse vraiment, dans la tenue que vous avez choisie ensemble. La matière peut rester un décor ou servir au massage : un gant de cuir le long du dos, un bas posé sur la nuque.',
        'Vous pouvez revenir à tout moment à un massage tout simple. La finition, à la main, reste dans le même esprit.',
      ],
    },
    {
      heading: 'Tenues et discrétion',
      paragraphs: [
        'Toute la garde-robe est nettoyée après usage. Si vous préférez vos propres affaires, apportez-les. Dans l’immeuble, un sac n’étonne personne.',
        'Ce que vous nous confiez ne sort pas d’ici.',
      ],
    },
  ],
  benefitsTitle: 'L’avantage de l’avoir dit',
  benefits: ['Savoir d’avance qui dit oui, et à quoi', 'Ne plus parler par allusions'],
  includes: {
    60: [
      'Conversation préalable et limites de chacun',
      'Douche avant et après',
      'Tenue ou matière de votre choix, prise dans notre garde-robe',
      'Massage à l’huile',
      'Finition lingam ou yoni, à la main',
    ],
  },
} satisfies Texts['massages']['fetish-massage'];
