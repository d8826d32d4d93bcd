import type { Texts } from '../texts.ts';

/** The services besides the massages of the list. */
export const extras = {
  heading: 'En plus *des {massages} massages*',
  intro:
    'Ils ne figurent pas dans la liste du formulaire. Pour un massage yoni, gay, en couple ou à quatre mains, ou pour un masseur, choisissez le massage le plus proche et dites-le dans le message, ou écrivez-nous d’ici. La limite est partout la même : ni rapport sexuel ni contact oral.',
  links: [{ to: 'ask-man', text: 'Je préfère un masseur' }],
  items: {
    yoni: {
      title: 'Massage yoni',
      description: 'Un massage pour les femmes, qui n’avance jamais plus vite que vous.',
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous êtes côte à côte dans le même salon, chacun avec sa masseuse. Tous les massages s’y prêtent, sauf le Paradise. Pour les hommes seulement : {lingamOnly}. Chacun paie le prix de la liste. À deux, {example.massage} de {example.duration} revient à {example.forTwo}. L’un de vous peut préférer un masseur, en nous prévenant {men.ahead}.',
    },
    gay: {
      title: 'Massage gay',
      description:
        'Pour ce massage entre hommes, l’un de nos {men} masseurs vous reçoit si vous nous prévenez {men.ahead}. Il donne {men.massages}, au prix de la liste.',
    },
    'four-hands': {
      title: 'Massage à quatre mains',
      description:
        'Deux masseuses ensemble, pour une seule personne. Pour le Paradise, c’est compris. Sinon, dites-nous le jour et l’heure, et nous vous donnons le prix.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'Une masseuse vous rejoint dans votre chambre, à Barcelone, avec l’huile et le nécessaire.',
    },
  },
  yoni: {
    steps: [
      'Vous parlez d’abord, encore habillée : de ce qui vous ferait plaisir et de ce que vous ne voulez pas.',
      'Vous prenez votre douche, seule, puis vous vous allongez. Rien ne vous oblige à quitter la serviette.',
      'Le dos et les jambes viennent en premier, à l’huile chaude, le temps que votre respiration se pose.',
      'La masseuse attend votre oui. Alors seulement viennent ses mains sur le yoni, à l’extérieur.',
      'Avec ou sans finition, vous vous reposez un moment, et la douche est de nouveau à vous.',
    ],
    facts: [
      {
        term: 'Toucher',
        text: 'À l’extérieur. À l’intérieur, seulement à votre demande, faite avant le massage, et toujours avec un gant. Au moindre signe de votre part, tout s’arrête.',
      },
      { term: 'Tenue', text: 'La masseuse est en lingerie. Un masseur porte un pantalon de lin.' },
      {
        term: 'Durée',
        text: 'En {yoni.shorter} minutes, on fait tout le chemin une fois, au calme. Les {yoni.longer} minutes laissent le temps d’arriver et celui de se reposer. Comptez-en {besidesMassage} de plus pour parler et vous doucher.',
      },
      { term: 'Prix', text: '{yoni.prices}, comme pour {example.massage}.' },
      {
        term: 'Proposé par',
        text: '{yoni.names} ou, si vous nous prévenez {men.ahead}, l’un de nos {men} masseurs.',
      },
      {
        term: 'Réserver',
        text: 'Écrivez-nous d’ici, ou choisissez {example.massage} dans le formulaire et ajoutez « yoni » dans le message.',
      },
    ],
    ask: 'Demander un massage yoni',
  },
} satisfies Texts['extras'];
