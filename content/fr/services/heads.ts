import type { ServiceSlug } from '../../catalogue.ts';
import type { ServiceHead } from '../../service-words.ts';

/** Titles and descriptions for search engines and social cards, by massage. */
export const serviceHeads = {
  'tantra-massage': {
    seoTitle: 'Massage tantra à Barcelone, au rythme du souffle',
    description:
      'Massage tantrique de tout le corps à l’huile chaude, des pieds à la nuque. En solo ou en couple, à Barcelone, avec finition lingam ou yoni.',
  },
  'lingam-massage': {
    seoTitle: 'Massage lingam à Barcelone, bref et précis',
    description:
      'Le massage lingam suit un ordre de gestes appris, avec des pauses et du souffle. Bref, pour une première visite à Barcelone ou la pause déjeuner.',
  },
  'nuru-massage': {
    seoTitle: 'Massage nuru à Barcelone, au gel d’algue tiède',
    description:
      'Gel de nori tiède, matelas chauffé, deux corps qui glissent : le massage nuru à Barcelone, en version courte ou longue, douche avant et après.',
  },
  'body-to-body-massage': {
    seoTitle: 'Massage corps à corps à Barcelone, à l’huile chaude',
    description:
      'Sur un futon, la masseuse masse de tout son corps, à l’huile chaude. Ce qui distingue le corps à corps du nuru, et comment se passe la séance.',
  },
  'prostate-massage': {
    seoTitle: 'Massage prostatique à Barcelone, étape par étape',
    description:
      'Un massage prostatique lent, expliqué avant chaque étape, avec gant et lubrifiant à base d’eau. Externe d’abord, interne seulement avec votre accord.',
  },
  'sensitive-massage': {
    seoTitle: 'Massage sensitif à Barcelone : plume, soie, bandeau',
    description:
      'Une plume, de la soie, le bout des doigts et presque pas de pression. Le massage sensitif, pour qui pense trop ou retrouve le toucher, à Barcelone.',
  },
  'supreme-massage': {
    seoTitle: 'Massage Supreme à Barcelone : huile et corps à corps',
    description:
      'Le dos à l’huile chaude, puis le corps à corps, puis la lenteur du tantra. La version longue compte deux finitions lingam et une pause avec du thé.',
  },
  'fetish-massage': {
    seoTitle: 'Massage fétichiste à Barcelone : cuir, soie, talons',
    description:
      'Cuir, latex, bas, talons, pieds ou jeux de rôle : vous le dites à l’avance, nous convenons des limites. Massage à l’huile et discrétion, à Barcelone.',
  },
  'bdsm-massage': {
    seoTitle: 'Massage BDSM à Barcelone : domination douce',
    description:
      'Cordes, bandeau, cire à basse température et massage en alternance. Limites convenues, mot de sécurité, rien qui marque, et du calme pour finir.',
  },
  'paradise-massage': {
    seoTitle: 'Massage Paradise à Barcelone : deux masseuses',
    description:
      'Deux masseuses, un massage à quatre mains, la grande pièce au bain de marbre. Version longue : deux finitions lingam, cava ou cocktail.',
  },
  'tantric-divan-massage': {
    seoTitle: 'Massage Tantric Divan à Barcelone, sur un divan courbe',
    description:
      'Un massage tantrique sur un divan aux lignes courbes, en position assise ou inclinée. Il convient aux couples et aux dos que le lit plat incommode.',
  },
  'desire-massage': {
    seoTitle: 'Massage Désir à Barcelone, composé avec vous',
    description:
      'Huile, miroir, plume, bandeau, musique, mots : choisissez trois éléments, la masseuse compose et mène. À Barcelone, pour les envies que l’on tait.',
  },
} satisfies Record<ServiceSlug, ServiceHead>;
