import type { Copy } from '../copy.ts';

/** The four services beside the twelve massages. */
export const extras = {
  heading: 'En plus *des douze massages*',
  intro:
    'Quatre demandes fréquentes, avec la même limite que partout ici : ni rapport sexuel ni contact oral.',
  items: {
    gay: {
      title: 'Massage gay',
      description:
        'Un massage entre hommes, à l’huile chaude, finition lingam comprise ; {men} masseurs le donnent, sur rendez-vous. Demandez au moins {menHoursAhead} heures à l’avance. Prix sur demande.',
    },
    yoni: {
      title: 'Massage yoni',
      description:
        'Pour les femmes. Il commence à distance, par le dos et les jambes, et n’avance qu’à votre rythme ; un mot le ralentit ou l’arrête. Praticienne ou praticien, le choix vous revient, selon les disponibilités. Prix sur demande.',
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous êtes côte à côte dans le même salon, avec une masseuse par personne, pendant toute la durée choisie. Avant de commencer, on convient à quatre de ce qui se fera et de ce qui ne se fera pas. Prix sur demande.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'La masseuse vient dans votre chambre, à Barcelone, sans rien qui se remarque. Elle apporte l’huile ; les serviettes sont celles de l’hôtel. Le trajet fait l’objet d’un supplément, dont vous connaissez le montant dès la réservation.',
    },
  },
} satisfies Copy['extras'];
