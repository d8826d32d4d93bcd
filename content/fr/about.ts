import type { Texts } from '../textTypes/texts.ts';

export const about = {
  nav: 'Le centre',
  title: 'Le centre, à Barcelone : accueil, salons et usages',
  description:
    'Ce qui se passe de l’arrivée au départ, comment sont les salons et qui vous reçoit dans ce centre de massage de l’Eixample, à Barcelone.',
  heading: 'Derrière une porte *ordinaire*',
  intro:
    'De la rue, on ne devine rien. Le centre occupe le dernier étage, entre bois, marbre et bougies, avec les toits de l’Eixample à la fenêtre.',
  sections: [
    {
      heading: 'De l’arrivée au départ',
      paragraphs: [
        'Nous vous ouvrons et vous conduisons aussitôt à votre salon, sans passer par une salle d’attente. Vous y parlez de vos envies et de vos limites, en français avec l’accueil, ou avec la masseuse si vous avez une langue en commun. Vous réglez, puis elle vous laisse vous déshabiller et prendre votre douche. Chaque salon a la sienne.',
        'Elle revient quand vous avez fini. Après le massage, vous reprenez une douche et pouvez rester {stayAfter} minutes, avec un thé ou de l’eau, même si nous avons fermé entre-temps. Nous vous raccompagnons dès que le couloir est libre. Si les marches de l’entrée vous gênent, nous avons une rampe.',
      ],
      links: [{ to: 'address', text: 'Largeur des portes et de l’ascenseur' }],
    },
    {
      heading: 'Les salons',
      paragraphs: [
        'Dans le plus grand, un futon bas est posé sur des tatamis, et des bougies brûlent au creux des niches. Le bain a sa propre salle, avec une baignoire ronde en marbre et des pétales sur l’eau. Un autre salon abrite le divan lie-de-vin du Tantric Divan.',
        'Un couloir à arcades, éclairé de lanternes, relie le tout. D’une fenêtre à balcon, le soir, on voit la ville s’allumer.',
      ],
    },
    {
      heading: 'Qui vous reçoit',
      paragraphs: [
        '{Masseuses} masseuses travaillent ici, et le profil de chacune donne ses langues et ses spécialités. {Men} masseurs, sans profil sur le site, viennent aussi, sur rendez-vous.',
      ],
      links: [
        { to: 'masseuses', text: 'Voir les {masseuses} masseuses' },
        { to: 'privacy', text: 'Lire les mentions légales' },
      ],
    },
    {
      heading: 'L’accord, le silence, le temps',
      paragraphs: [
        'Rien ne se fait sans votre accord et celui de la masseuse, et chacun peut changer d’avis. Vous parlez ou vous gardez le silence, comme il vous plaît. Nous surveillons l’heure pour vous, et personne ne frappe à la porte.',
      ],
    },
  ],
  tourHeading: 'Entrer *sans sonner*',
  tourText:
    'Parcourez le grand salon en 3D. La visite vient d’un service extérieur, {provider.tour}, et ne se charge que si vous l’ouvrez ou si vous avez accepté les cookies.',
} satisfies Texts['pages']['about'];
