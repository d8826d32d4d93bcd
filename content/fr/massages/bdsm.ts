import type { Texts } from '../../textTypes/texts.ts';

export const bdsm = {
  title: 'BDSM',
  inSentence: 'le BDSM',
  seoTitle: 'Massage BDSM à Barcelone : domination douce',
  description:
    'Cordes, bandeau et cire à basse température, en alternance avec le massage. Des limites fixées d’avance, un mot de sécurité. {prices}.',
  subtitle: 'avec égards',
  summary: 'Une domination douce, des règles fixées ensemble et beaucoup d’égards.',
  features: ['Limites et mot de sécurité', 'Aucune marque', 'Une couverture et du calme à la fin'],
  intro:
    'Une voix posée, une corde ou un bandeau, puis un massage à l’huile chaude. Tout se décide d’avance, jusqu’aux détails.',
  sections: [
    {
      heading: 'D’abord, la conversation',
      paragraphs: [
        'Une condition ne se négocie pas : la sobriété, la vôtre comme celle de la masseuse. Le reste se décide dans une conversation franche. Vous parlez français, l’accueil traduit, et chacun peut dire non. Vous vous mettez d’accord sur quatre points :',
      ],
      bullets: [
        'Ce que vous voulez essayer, ce que vous excluez.',
        'Votre rôle : recevoir les ordres ou les donner.',
        'La finition, avec ou sans liens.',
        'Le mot de sécurité, le même pour vous et pour la masseuse, facile à dire dans sa langue comme dans la vôtre. Il s’ajoute à « stop », qui garde toujours son sens.',
      ],
    },
    {
      heading: 'La corde et la main',
      paragraphs: [
        'Les cordes tiennent sans serrer, et la cire, à basse température, chauffe sans brûler. Les fessées, si vous en voulez, restent légères et ne laissent pas de marque. Entre deux, il y a de l’huile, une caresse, un silence, et cette alternance compte plus que les accessoires.',
        'Sous le bandeau, vous ne voyez rien venir, mais la masseuse s’en tient à ce qui a été dit. Un signe choisi avant lui demande plus de fermeté, ou plus de douceur.',
        'À « stop » comme au mot de sécurité, tout s’arrête et les liens se défont. Dans les {refundWithin} premières minutes, nous vous remboursons tout ; plus tard, non.',
      ],
    },
    {
      heading: 'Si vous préférez mener',
      paragraphs: [
        'C’est possible aussi. Vous donnez les ordres, d’une voix aussi ferme qu’il vous plaît, dans le cadre fixé ensemble. Si vous sortez du cadre, la masseuse met fin au jeu.',
        'Si les deux rôles sont nouveaux pour vous, nous irons au plus simple : un bandeau, un lien, une consigne à la fois.',
      ],
    },
    {
      heading: 'Une fois les cordes défaites',
      paragraphs: [
        'Une couverture et un verre d’eau vous attendent. Fermez les yeux, posez une question ou gardez le silence, et prenez votre temps pour vous lever.',
      ],
    },
  ],
  benefitsTitle: 'Des raisons d’essayer',
  benefits: [
    'Obéir, pour une fois, ou commander',
    'Sentir combien une main est douce après la corde',
    'Finir sous une couverture, au calme',
  ],
  includes: {
    60: [
      'Conversation, limites et mot de sécurité',
      'Douche avant et après',
      'Liens, bandeau et caresses, en alternance avec le massage',
      'Finition lingam ou yoni, avec ou sans liens',
      'Une couverture, de l’eau et du calme',
    ],
  },
} satisfies Texts['massages']['bdsm-massage'];
