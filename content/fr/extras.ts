import type { ExtrasWords } from '../page-words.ts';

/** The four services beside the twelve massages. */
export const extras = {
  heading: 'En plus des douze massages',
  intro: 'Quatre demandes que l’on nous fait souvent et qui se règlent de vive voix, ou en deux lignes.',
  items: {
    gay: {
      title: 'Massage gay',
      description:
        'Un massage d’homme à homme, donné par un masseur du centre. Pour le reste, rien ne change : l’huile chaude, la lenteur, la finition lingam, comprise. Prévenez-nous à l’avance, car cela dépend des disponibilités.',
    },
    yoni: {
      title: 'Massage yoni',
      description:
        'Pour les femmes. Il commence loin, par le dos, les jambes, le souffle, et n’avance qu’à votre rythme. Praticienne ou praticien, vous choisissez, selon les disponibilités. Un mot suffit pour ralentir ou arrêter.',
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous restez ensemble, côte à côte dans la même pièce, et deux personnes vous massent. Avant de commencer, on convient à quatre de ce que l’on fera et de ce que l’on ne fera pas.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'La masseuse vient dans votre chambre, à Barcelone, en tenue de ville, avec un petit sac. L’huile est fournie, les serviettes sont celles de l’hôtel. Un petit supplément couvre le trajet ; le montant vous est donné quand vous réservez.',
    },
  },
} satisfies ExtrasWords;
