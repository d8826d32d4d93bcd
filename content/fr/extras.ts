import type { Texts } from '../texts.ts';

/** The services besides the massages of the list. */
export const extras = {
  heading: 'En plus *des {massages} massages*',
  intro:
    '[fourHands|Deux masseuses peuvent travailler ensemble, pour un massage à quatre mains : dites-nous le jour et l’heure, la réponse donne le prix.] La limite est partout la même, ni rapport sexuel ni contact oral.',
  links: [
    { to: 'ask-four-hands', text: 'Demander un massage à quatre mains' },
    { to: 'ask-man', text: 'Demander un masseur' },
  ],
  items: {
    gay: {
      title: 'Massage gay',
      description:
        'Un massage entre hommes, donné par l’un de nos {men} masseurs, au prix de la liste : {men.massages}. Prévenez-nous {men.ahead}.',
    },
    yoni: {
      title: 'Massage yoni',
      description:
        'Pour les femmes. Il commence par le dos et les jambes et n’avance qu’à votre rythme. Un signe le ralentit, « stop » l’arrête. {yoni.prices}. Avec {yoni.givers}[men|, ou l’un des {men} masseurs en prévenant {men.ahead}].',
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous êtes côte à côte dans le même salon, avec une masseuse par personne. Tous les massages[paradise-massage| sauf le Paradise], et chacun paie le prix de la liste : {example.massage}, {example.duration}, {example.forTwo} à deux. Un masseur pour l’un de vous est possible : prévenez-nous {men.ahead}.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'Une masseuse vous rejoint dans votre chambre, à Barcelone, avec l’huile et le nécessaire.',
    },
  },
} satisfies Texts['extras'];
