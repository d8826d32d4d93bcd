import type { Massage } from '../../massage.ts';

export const sensitive = {
  title: 'Sensitif',
  longTitle: 'Massage sensitif',
  inSentence: 'le massage sensitif',
  seoTitle: 'Massage sensitif à Barcelone : plume, soie, bandeau',
  description:
    'Une plume, de la soie, le bout des doigts, presque aucune pression : un massage pour reposer l’esprit. {prices}.',
  subtitle: 'à fleur de peau',
  summary: 'Des effleurements à la plume, à la soie et du bout des doigts.',
  features: ['Plume et soie, chaud et frais', 'Presque sans huile', 'Bandeau facultatif'],
  intro:
    'Quand l’esprit ne s’arrête plus, ce massage vous ramène au corps avec très peu de chose : une plume, un carré de soie, le bout des doigts.',
  sections: [
    {
      heading: 'Moins on appuie, plus on sent',
      paragraphs: [
        'Sous une main qui pèse, le corps se laisse aller. Sous une main qui effleure, l’attention s’éveille : vous suivez le contact, vous croyez deviner où il ira, vous vous trompez, vous recommencez.',
        'Une matière fraîche succède à une paume chaude. La soie passe, puis plus rien. L’attente, c’est peut-être la moitié du massage. Personne ne parle, à moins que vous n’en ayez envie.',
      ],
    },
    {
      heading: 'Les yeux bandés, ou non',
      paragraphs: [
        'Sous le bandeau, vous sentez davantage : un simple souffle sur l’épaule devient un événement. Vous pouvez le mettre dès le début, le garder à portée de main, ou vous en passer tout à fait. Vous l’ôtez quand vous voulez.',
      ],
    },
    {
      heading: 'À qui il convient',
      paragraphs: [
        'Aux personnes que les massages appuyés fatiguent. À celles qui renouent avec le toucher après une longue absence : une séparation, une vie trop remplie. Nous ne demandons pas pourquoi. Il nous suffit de savoir par où commencer et ce qu’il faut éviter.',
      ],
      bullets: [
        'Pour qui pense sans arrêt et trouve le silence reposant.',
        'Pour qui n’aime pas sentir l’huile sur la peau.',
      ],
    },
    {
      heading: 'Jusqu’au bout, tout en douceur',
      paragraphs: [
        'La plume va d’abord là où vous ne l’attendez guère : l’intérieur du poignet, le creux du genou, le bord de l’oreille. Elle parcourt ainsi tout le corps, sans ordre apparent. Peu à peu, les doigts la remplacent.',
        'La finition, lingam ou yoni, vient à son tour, au même rythme. Vous vous levez ensuite quand vous en avez envie. Le peignoir et la douche vous attendent.',
      ],
    },
  ],
  benefitsTitle: 'L’effet de si peu de chose',
  benefits: [
    'Une peau plus réceptive',
    'Des pensées plus calmes',
    'Un retour au toucher, sans brusquerie',
    'Le plaisir d’attendre',
  ],
  includes: {
    60: [
      'Douche avant et après',
      'Tout le corps à la plume, à la soie et du bout des doigts',
      'Bandeau, si vous le souhaitez',
      'Finition lingam ou yoni',
    ],
  },
} satisfies Massage<'sensitive-massage'>;
