import type { Texts } from '../texts.ts';

/** The services besides the massages of the list. */
export const extras = {
  heading: 'En plus *des {massages} massages*',
  intro:
    'Vous pouvez aussi demander l’un de ces massages, ou un massage à quatre mains, où deux masseuses travaillent ensemble. La limite est partout la même : ni rapport sexuel ni contact oral.',
  links: [{ to: 'ask-four-hands', text: 'Demander un massage à quatre mains' }],
  items: {
    gay: {
      title: 'Massage gay',
      description:
        'Un massage entre hommes, à l’huile chaude, finition lingam comprise. Il est donné par l’un de nos {men} masseurs, sur rendez-vous pris au moins {menHoursAhead} heures à l’avance. Prix sur demande.',
    },
    yoni: {
      title: 'Massage yoni',
      description:
        'Pour les femmes. Il commence par le dos et les jambes et n’avance qu’à votre rythme. Un mot le ralentit ; à « stop », la main se retire. Il est donné par une femme ou, si vous le demandez {menHoursAhead} heures à l’avance, par un homme. Prix sur demande.',
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous êtes côte à côte dans le même salon, avec une masseuse par personne, pendant toute la durée choisie. Chacun décide d’abord, pour soi seul, de ce qu’il souhaite et de ce qu’il exclut. Prix sur demande.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'La masseuse vous rejoint dans votre chambre, à Barcelone, sans se faire remarquer. Elle apporte l’huile et se sert des serviettes de l’hôtel. Un supplément couvre le trajet : vous en connaissez le montant dès la réservation.',
    },
  },
} satisfies Texts['extras'];
