import type { Copy } from '../copy.ts';

/** The four services beside the twelve massages. */
export const extras = {
  heading: 'En plus *des douze massages*',
  intro: 'Quatre demandes fréquentes ; il suffit d’en convenir de vive voix, ou en deux lignes.',
  items: {
    gay: {
      title: 'Massage gay',
      description:
        'Un massage entre hommes, donné par un masseur. Le reste ne change pas : huile chaude, lenteur, finition lingam comprise. Les hommes sont moins nombreux que les femmes au centre ; avant de venir, demandez-nous qui est disponible.',
    },
    yoni: {
      title: 'Massage yoni',
      description:
        'Pour les femmes. Il commence loin, par le dos, les jambes, le souffle, et n’avance qu’à votre rythme. Un mot suffit pour ralentir ou arrêter. Praticienne ou praticien, le choix vous revient, selon les disponibilités.',
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous êtes côte à côte dans la même pièce, et deux personnes vous massent. Avant de commencer, on convient à quatre de ce qui se fera et de ce qui ne se fera pas.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'La masseuse vient jusqu’à votre chambre, à Barcelone, sans rien qui se remarque. Elle apporte l’huile ; les serviettes sont celles de l’hôtel. Un petit supplément couvre le trajet : vous en connaissez le montant dès la réservation.',
    },
  },
} satisfies Copy['extras'];
