import type { ServiceSlug } from '../../catalogue.ts';
import type { ServiceHead } from '../../service-words.ts';

/** Titles and descriptions for search engines and social cards, by massage. */
export const serviceHeads = {
  'tantra-massage': {
    seoTitle: 'Massage tantra à Barcelone, au rythme du souffle',
    description:
      'Massage tantrique de tout le corps à l’huile chaude, des pieds à la nuque, avec finition lingam ou yoni. Individuel, ou côte à côte en couple.',
  },
  'lingam-massage': {
    seoTitle: 'Massage lingam à Barcelone, bref et précis',
    description:
      'Le massage lingam se fait à la main, dans un ordre précis, avec des pauses pour respirer. Pour une première visite ou une pause déjeuner à Barcelone.',
  },
  'nuru-massage': {
    seoTitle: 'Massage nuru à Barcelone, au gel d’algue tiède',
    description:
      'Gel de nori tiède, matelas chauffé, deux corps qui glissent : le massage nuru à Barcelone, en version courte ou longue, douche avant et après.',
  },
  'body-to-body-massage': {
    seoTitle: 'Massage corps à corps à Barcelone, à l’huile chaude',
    description:
      'Sur un futon, à l’huile chaude, la masseuse travaille de tout son corps. Comment se passe la séance, et ce qui distingue le corps à corps du nuru.',
  },
  'prostate-massage': {
    seoTitle: 'Massage prostatique à Barcelone, étape par étape',
    description:
      'Un massage prostatique lent, expliqué à l’avance. Externe d’abord, interne seulement avec votre accord, avec gant et lubrifiant à base d’eau.',
  },
  'sensitive-massage': {
    seoTitle: 'Massage sensitif à Barcelone : plume, soie, bandeau',
    description:
      'Une plume, de la soie, le bout des doigts, presque aucune pression. Le massage sensitif apaise la tête et aide à renouer avec le toucher.',
  },
  'supreme-massage': {
    seoTitle: 'Massage Supreme à Barcelone : huile et corps à corps',
    description:
      'Massage du dos à l’huile chaude, corps à corps, puis la lenteur du tantra. En version longue, une pause thé sépare deux finitions lingam.',
  },
  'fetish-massage': {
    seoTitle: 'Massage fétichiste à Barcelone : cuir, soie, talons',
    description:
      'Cuir, latex, bas, talons, pieds ou jeux de rôle : parlez-nous-en avant de venir, et fixons les limites ensemble. Massage à l’huile, discrétion.',
  },
  'bdsm-massage': {
    seoTitle: 'Massage BDSM à Barcelone : domination douce',
    description:
      'Cordes, bandeau et cire à basse température, en alternance avec le massage. Limites convenues, mot de sécurité, aucune marque, et du calme à la fin.',
  },
  'paradise-massage': {
    seoTitle: 'Massage Paradise à Barcelone : deux masseuses',
    description:
      'Un massage à quatre mains dans la plus grande pièce du centre, avec bain de marbre. En version longue : deux finitions lingam, cava ou cocktail.',
  },
  'tantric-divan-massage': {
    seoTitle: 'Massage Tantric Divan à Barcelone, seul ou à deux',
    description:
      'Sur un divan tout en courbes, un massage tantrique assis ou à demi allongé. Pour les couples, et pour les dos qui n’aiment pas rester à plat.',
  },
  'desire-massage': {
    seoTitle: 'Massage Désir à Barcelone, composé avec vous',
    description:
      'Huile, miroir, plume, bandeau, musique, mots : choisissez trois éléments, la masseuse compose et mène. À Barcelone, pour les envies que l’on tait.',
  },
} satisfies Record<ServiceSlug, ServiceHead>;
