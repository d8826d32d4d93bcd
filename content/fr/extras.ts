import type { Texts } from '../texts.ts';

/** The services besides the massages of the list. */
export const extras = {
  heading: 'En plus *des {massages} massages*',
  intro:
    'Deux masseuses peuvent aussi vous masser ensemble, à quatre mains. Dites-nous le jour et l’heure, nous vous dirons le prix. La limite est partout la même : ni rapport sexuel ni contact oral.',
  links: [
    { to: 'ask-four-hands', text: 'Demander un massage à quatre mains' },
    { to: 'ask-man', text: 'Je préfère un masseur' },
  ],
  items: {
    gay: {
      title: 'Massage gay',
      description:
        'Pour ce massage entre hommes, l’un de nos {men} masseurs vous reçoit si vous nous prévenez {men.ahead}. Il donne {men.massages}, au prix de la liste.',
    },
    yoni: {
      title: 'Massage yoni',
      description:
        'Ce massage pour les femmes commence par le dos et les jambes et n’avance qu’à votre rythme. Il est au prix du tantra ({yoni.prices}), avec {yoni.givers} ou, en prévenant {men.ahead}, l’un des masseurs. Dans le formulaire, choisissez le tantra et précisez-le.',
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous êtes côte à côte dans le même salon, chacun avec sa masseuse. Tous les massages s’y prêtent, sauf le Paradise. Pour les hommes seulement : {lingamOnly}. Chacun paie le prix de la liste. À deux, {example.massage} de {example.duration} revient à {example.forTwo}. L’un de vous peut préférer un masseur, en nous prévenant {men.ahead}.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'Une masseuse vous rejoint dans votre chambre, à Barcelone, avec l’huile et le nécessaire.',
    },
  },
} satisfies Texts['extras'];
