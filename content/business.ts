/**
 * Who runs the centre and how to reach it. The centre is fictional: an owner replaces everything in this file,
 * the entries of `legal` and `embeds` first.
 */
export const business = {
  name: 'Ámbar y Seda',
  address: {
    street: 'Carrer de l’Ambre, 27',
    postalCode: '08011',
    city: 'Barcelona',
    district: 'Eixample',
    country: 'ES',
  },
  /** The nearest metro stops and their lines. */
  metro: [
    { stop: 'Urgell', lines: ['L1'] },
    { stop: 'Catalunya', lines: ['L1', 'L3'] },
  ],
  /** As people write it. The telephone and chat links derive from it. */
  phone: '+34 600 000 000',
  email: 'hola@ambaryseda.example',
  legal: {
    controller: 'Ámbar y Seda Barcelona, S. L.',
  },
  embeds: {
    map: 'https://www.google.com/maps/embed?pb=!4v1700000000000!6m8!1m7!1sambar-y-seda!2m2!1d41.3848!2d2.1607!3f120!4f0!5f0.78',
    tour: 'https://my.matterport.com/show/?m=ambaryseda00',
  },
} as const;

/** Shown in the rights bar. */
export const copyrightYear = 2025;

/** Years: nobody younger may use the site or visit the centre. */
export const adultAge = 18;
