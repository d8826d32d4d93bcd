import type { Texts } from '../texts.ts';

/** The page about the centre. */
export const about = {
  nav: 'Le centre',
  title: 'Le centre, à Barcelone : accueil, salons et usages',
  description:
    'Ce qui se passe de l’arrivée au départ, comment sont les salons et qui vous reçoit dans ce centre de massage de l’Eixample, à Barcelone.',
  heading: 'Derrière une porte *ordinaire*',
  intro:
    'De la rue, rien ne se devine. Le centre occupe le dernier étage : du bois, du marbre, des bougies, et les toits de l’Eixample à la fenêtre.',
  sections: [
    {
      heading: 'De l’arrivée au départ',
      paragraphs: [
        'Nous vous ouvrons et vous conduisons aussitôt à votre salon. Il n’y a pas de salle d’attente. Vous parlez de vos envies et de vos limites, avec l’accueil ou, dans une langue commune, avec la masseuse. Vous réglez, puis vous prenez une douche, en privé, serviettes et peignoir à portée de main.',
        'La masseuse vous rejoint ensuite. Après le massage, vous reprenez une douche et vous pouvez rester {stayAfter} minutes, avec un thé ou de l’eau. Nous vous raccompagnons quand le couloir est libre. Si les marches vous gênent, une rampe est prête.',
      ],
      links: [{ to: 'contact', text: 'La porte, l’ascenseur et les mesures' }],
    },
    {
      heading: 'Les salons',
      paragraphs: [
        'Dans le plus grand, un futon bas est posé sur des tatamis, et des bougies brûlent au creux des niches. Le bain a sa propre salle : une baignoire ronde, en marbre, des pétales sur l’eau. Un troisième salon abrite le divan tout en courbes, celui du Tantric Divan.',
        'Un couloir à arcades, éclairé de lanternes, relie le tout. À la réception, le comptoir est en bois cannelé. Une fenêtre à balcon donne sur les toits : le soir, on y voit la ville s’allumer.',
      ],
    },
    {
      heading: 'Qui vous reçoit',
      paragraphs: [
        '{Masseuses} masseuses travaillent ici. Sur le site, chacune a sa fleur : une pivoine, un iris, un lotus. Son profil donne ses langues et ses spécialités. Nos {men} masseurs, sans profil sur le site, viennent sur rendez-vous.',
      ],
      links: [
        { to: 'masseuses', text: 'Voir les {masseuses} masseuses' },
        { to: 'privacy', text: 'Lire les mentions légales' },
      ],
    },
    {
      heading: 'L’accord, le silence, le temps',
      paragraphs: [
        'Rien ne se fait sans votre accord et le sien. Chacun peut changer d’avis. Vous parlez ou vous vous taisez, comme vous voulez. L’heure, c’est nous qui la surveillons, et personne ne frappe à la porte. Rien n’est photographié ni enregistré.',
      ],
    },
  ],
  tourHeading: 'Entrer *sans sonner*',
  tourText:
    'Parcourez le grand salon en 3D, à votre rythme. La visite vient d’un service extérieur, {provider}, et ne se charge que si vous l’ouvrez ou si vous avez accepté les cookies.',
} satisfies Texts['pages']['about'];
