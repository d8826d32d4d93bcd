import type { Texts } from '../textTypes/texts.ts';

export const extras = {
  heading: 'En plus *des {massages} massages*',
  intro:
    'Pour chacun de ces massages, suivez le lien : votre message y est déjà commencé (l’hôtel a sa propre page). Si vous préférez le formulaire de réservation, choisissez-y le massage qui vous tente (pour un yoni, {example.massage}) et précisez le reste dans le message. Là non plus, ni rapport sexuel ni contact oral.',
  links: [{ to: { ask: 'man' }, text: 'Je préfère un masseur' }],
  items: {
    yoni: {
      title: 'Massage yoni',
      description: 'Un massage pour les femmes, qui n’avance jamais plus vite que vous.',
      details: {
        steps: [
          'Vous dites d’abord, encore habillée, ce qui vous ferait plaisir et ce que vous ne voulez pas. L’accueil traduit.',
          'Vous prenez votre douche, seule, puis vous vous allongez. Gardez votre serviette tant que vous voulez.',
          'Le dos et les jambes d’abord, à l’huile chaude, le temps que votre respiration se pose.',
          'Puis la masseuse attend votre oui. Alors seulement, elle passe au yoni, à l’extérieur.',
          'La finition, si vous en voulez une, est à la main. Vous vous reposez un moment, et la douche est de nouveau à vous.',
        ],
        facts: [
          {
            term: 'Toucher',
            text: 'À l’extérieur. À l’intérieur, seulement si vous l’avez demandé avant, et toujours avec un gant. Un signe suffit pour ralentir ; à « stop », tout s’arrête.',
          },
          { term: 'Tenue', text: 'La masseuse est en lingerie. Un masseur porte un pantalon de lin.' },
          {
            term: 'Durée',
            text: 'En {yoni.shorter} minutes, toutes les étapes, sans se presser. En {yoni.longer}, davantage de temps pour se poser au début et se reposer à la fin. Comptez {besidesMassage} minutes de plus pour parler et vous doucher.',
          },
          { term: 'Prix', text: '{yoni.prices}, comme {example.massage}.' },
          {
            term: 'Proposé par',
            text: '{yoni.names} ou, si vous nous prévenez {men.ahead}, l’un de nos {men} masseurs.',
          },
          {
            term: 'Réserver',
            text: 'Par le lien ci-dessus, ou dans le formulaire : choisissez {example.massage} et écrivez « yoni » dans le message.',
          },
        ],
        ask: 'Demander un massage yoni',
      },
    },
    couples: {
      title: 'Massage en couple',
      description:
        'Vous êtes côte à côte dans le même salon, chacun avec sa masseuse, pour le même massage ou deux différents. Tous s’y prêtent, sauf le Paradise ; {lingamOnly} sont pour les hommes. Chacun paie le tarif habituel : à deux, {example.massage} de {example.duration} revient à {example.forTwo}. L’un de vous peut préférer un masseur, si vous nous prévenez {men.ahead}. Il propose {men.massages}, ainsi que le massage yoni.',
    },
    gay: {
      title: 'Massage gay',
      description:
        'Entre hommes, avec l’un de nos {men} masseurs, si vous nous prévenez {men.ahead}. Vous choisissez entre {men.massages}, au tarif habituel.',
    },
    'four-hands': {
      title: 'Massage à quatre mains',
      description:
        'Deux masseuses ensemble, pour une seule personne. Le prix du Paradise les comprend toutes les deux. Pour un autre massage, dites-nous le jour et l’heure, et nous vous donnons le prix.',
    },
    hotel: {
      title: 'Massage à votre hôtel',
      description:
        'Une masseuse vous rejoint dans votre chambre, à Barcelone, pour {hotel.minMinutes} minutes au moins. {TravellingMassages} des {massages} massages s’y prêtent.',
    },
  },
  searchWords: {
    yoni: ['pour femmes', 'pour les femmes', 'femme seule', 'féminin'],
    couples: ['à deux', 'pour deux', 'deux femmes', 'duo', 'mari et femme'],
    gay: ['pour hommes', 'entre hommes', 'homosexuel', 'masseur', 'masculin'],
    'four-hands': ['4 mains', 'quatre mains'],
    hotel: ['à domicile', 'dans ma chambre', 'déplacement', 'outcall', 'Airbnb'],
  },
} satisfies Texts['extras'];
