import type { Texts } from '../../textTypes/texts.ts';

export const sensitive = {
  title: 'Sensitif',
  longTitle: 'Massage sensitif',
  inSentence: 'le massage sensitif',
  seoTitle: 'Massage sensitif à Barcelone : plume, soie, bandeau',
  description:
    'À la plume, à la soie et du bout des doigts, presque sans appuyer, un massage qui repose l’esprit. {prices}.',
  subtitle: 'à fleur de peau',
  summary: 'Des effleurements à la plume, à la soie et du bout des doigts.',
  features: ['Plume et soie, chaud et frais', 'Très peu d’huile', 'Bandeau facultatif'],
  intro:
    'Quand l’esprit ne s’arrête plus, ce massage vous ramène au corps avec très peu de chose : une plume, un carré de soie et le bout des doigts.',
  sections: [
    {
      heading: 'La peau aux aguets',
      paragraphs: [
        'Un contact si léger tient en éveil. Vous le suivez, vous croyez deviner où il ira, vous vous trompez, et le jeu recommence.',
        'Une matière fraîche succède à une paume chaude, la soie passe, puis plus rien. L’attente fait peut-être la moitié du massage. On ne parle que si vous en avez envie.',
      ],
    },
    {
      heading: 'Les yeux bandés, ou non',
      paragraphs: [
        'Sous le bandeau, vous sentez tout davantage, et un simple souffle sur l’épaule devient un événement. Vous pouvez le mettre dès le début, le garder à portée de main ou vous en passer tout à fait.',
      ],
    },
    {
      heading: 'Pour qui',
      paragraphs: [
        'Ce massage plaît aux personnes que les gestes appuyés fatiguent, et à celles qui renouent avec les caresses après une séparation ou des mois trop remplis. Nous ne demandons pas pourquoi. Dites seulement à l’accueil par où commencer et ce qu’il faut éviter.',
      ],
      bullets: [
        'Il convient à qui pense trop et à qui aime le silence.',
        'Presque sans huile, il convient aussi à qui n’aime pas la sentir sur la peau.',
      ],
    },
    {
      heading: 'Jusqu’au bout, tout en douceur',
      paragraphs: [
        'La plume va d’abord là où vous ne l’attendez guère : à l’intérieur du poignet, au creux du genou, au bord de l’oreille. Elle parcourt ainsi tout le corps, dans un ordre qui ne se devine pas, et peu à peu les doigts la remplacent.',
        'La finition vient à son tour, avec quelques gouttes d’huile et au même rythme. Vous vous levez ensuite quand vous en avez envie.',
      ],
    },
  ],
  benefitsTitle: 'L’effet de si peu de chose',
  benefits: ['La peau en éveil, jusqu’au bord de l’oreille', 'L’esprit occupé d’une seule chose à la fois'],
  includes: {
    60: [
      'Douche avant et après',
      'Tout le corps à la plume, à la soie et du bout des doigts',
      'Bandeau, si vous le souhaitez',
      'Finition lingam ou yoni, du bout des doigts',
    ],
  },
} satisfies Texts['massages']['sensitive-massage'];
