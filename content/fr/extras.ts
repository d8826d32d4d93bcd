import type { Copy } from '../copy.ts';

/** The four services beside the twelve massages. */
export const extras = {
  heading: 'En plus *des douze massages*',
  intro:
    'Ces massages se demandent à part, comme le massage à quatre mains, donné par deux masseuses ensemble. La limite est la même que partout ici : ni rapport sexuel ni contact oral.',
  links: [{ to: 'ask-four-hands', text: 'Demander un massage à quatre mains' }],
  items: {
    gay: {
      title: 'Massage gay',
      description:
        'Un massage entre hommes, à l’huile chaude, finition lingam comprise. Il est donné par l’un de nos {men} masseurs, sur rendez-vous : demandez au moins {menHoursAhead} heures à l’avance. Prix sur demande.',
    },
    yoni: {
      title: 'Massage yoni',
      description:
        'Pour les femmes. Il commence par le dos et les jambes et n’avance qu’à votre rythme. Un mot le ralentit ; à « stop », la main se retire. Il est donné par une femme ou, si vous le demandez {menHoursAhead} heures à l’avance, par un homme. Prix sur demande.',
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous êtes côte à côte dans le même salon, avec une masseuse par personne, pendant toute la durée choisie. Chacun décide d’abord, pour soi seul, de ce qui se fera et de ce qui ne se fera pas. Prix sur demande.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'La masseuse vient dans votre chambre, à Barcelone, aussi discrète qu’une cliente de l’hôtel. Elle apporte l’huile et se sert des serviettes de l’hôtel. Le trajet fait l’objet d’un supplément, dont vous connaissez le montant dès la réservation.',
    },
  },
} satisfies Copy['extras'];
