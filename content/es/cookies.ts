import type { CookiesWords } from '../page-words.ts';

export const cookiePage = {
  title: 'Política de cookies y cómo cambiar tu elección',
  description:
    'Qué guarda este sitio en tu navegador, qué podrían guardar otros si lo aceptas, cuánto dura y cómo cambiar de idea en cualquier momento.',
  heading: 'Política de cookies',
  contents: 'En esta página',
  updated: 'Última actualización: {updated}',
  sections: [
    {
      id: 'what',
      heading: 'Qué es una cookie',
      paragraphs: [
        'Una cookie es un archivo pequeño que un sitio web deja en tu navegador para acordarse de algo. El almacenamiento local del navegador sirve para lo mismo. La ley trata igual las dos cosas (artículo 22.2 de la Ley 34/2002, LSSI) y aquí las llamamos cookies a las dos.',
        'De este sitio responde {controller}. Esta página sigue la guía sobre cookies que la Agencia Española de Protección de Datos publicó en 2023.',
      ],
    },
    {
      id: 'before',
      heading: 'Antes de que elijas',
      paragraphs: [
        'La primera vez ves un aviso con dos botones, aceptar y rechazar, uno al lado del otro y con el mismo aspecto. Si rechazas, no pierdes nada: las páginas, los precios y los formularios funcionan igual.',
        'Hasta que eliges no se guarda nada en tu navegador. Cuando eliges, se guarda lo que hace falta para recordar tu elección, y nada más. Seguir leyendo no es aceptar.',
      ],
    },
    {
      id: 'own',
      heading: 'Las del centro',
      paragraphs: [
        'El sitio guarda tu elección y la fecha en que la hiciste. Así no te pregunta en cada página. Como solo sirven para respetar lo que has decidido, estas dos no necesitan consentimiento.',
        'Con JavaScript quedan en el almacenamiento local de tu navegador y no se envían a ninguna parte. Sin JavaScript, la elección se guarda en una cookie. Y si tu navegador no deja guardar nada, vale mientras tengas abierta la página.',
        'La elección sirve durante {consentMonths} meses. Después volvemos a preguntarte.',
      ],
      table: 'own',
    },
    {
      id: 'third',
      heading: 'Las de otros',
      paragraphs: [
        'Hoy este sitio no instala ninguna cookie de terceros. En la tabla están las que podrían llegar si el centro activa un servicio de analítica, un pago con tarjeta, un mapa de calor o un traductor automático.',
        'En ese caso se instalarían solo después de que las aceptes. Si rechazas, no se instalan.',
      ],
      table: 'third',
    },
    {
      id: 'embeds',
      heading: 'El mapa, el recorrido y WhatsApp',
      paragraphs: [
        'El mapa es de {provider.map} y el recorrido en 3D, de {provider.tour}. En su sitio ves una imagen nuestra con un botón. No se carga nada de esos proveedores hasta que pulsas el botón o aceptas las cookies; a partir de ahí reciben tu dirección IP y pueden usar sus propias cookies, según sus normas.',
        'El enlace de WhatsApp te saca de este sitio. Mientras no lo abras, WhatsApp no sabe que has estado aquí.',
      ],
    },
    {
      id: 'change',
      heading: 'Cambiar de idea',
      paragraphs: [
        'Al pie de cada página está «Configurar cookies». Con ese enlace vuelve el aviso y puedes cambiar o retirar tu elección en cualquier momento, con la misma facilidad con que la hiciste.',
        'También puedes borrar lo guardado en los ajustes de tu navegador, y ahí se borran además las cookies que otros hubieran dejado antes. La próxima vez te preguntaremos de nuevo.',
        'Qué hacemos con los datos que nos envías, y qué derechos tienes, está en la política de privacidad. Si te queda una duda, escribe a {email}.',
      ],
    },
  ],
  table: {
    name: 'Nombre',
    owner: 'De quién es',
    purpose: 'Para qué sirve',
    lifetime: 'Cuánto dura',
    centre: 'El centro',
  },
  cookies: {
    consent: {
      name: 'cookie_consent',
      owner: 'El centro',
      purpose: 'Recuerda si has aceptado o rechazado las cookies.',
    },
    consentDate: {
      name: 'cookie_consent_at',
      owner: 'El centro',
      purpose: 'Recuerda cuándo elegiste, para volver a preguntarte a su tiempo.',
    },
    analyticsVisitor: {
      name: 'Identificador de visitante',
      owner: 'Servicio de analítica',
      purpose: 'Distingue un navegador de otro para contar las visitas.',
    },
    analyticsSession: {
      name: 'Identificador de sesión',
      owner: 'Servicio de analítica',
      purpose: 'Reúne las páginas que se ven en una misma visita.',
    },
    cardMachine: {
      name: 'Identificador de dispositivo',
      owner: 'Proveedor de pago con tarjeta',
      purpose: 'Reconoce el dispositivo para evitar fraudes en el pago.',
    },
    heatMapUser: {
      name: 'Identificador de usuario',
      owner: 'Servicio de mapas de calor',
      purpose: 'Reconoce el navegador cuando vuelve, para ver cómo se usan las páginas.',
    },
    heatMapSession: {
      name: 'Identificador de sesión',
      owner: 'Servicio de mapas de calor',
      purpose: 'Reúne los clics y el recorrido por la página en una misma visita.',
    },
    translation: {
      name: 'Idioma elegido',
      owner: 'Complemento de traducción',
      purpose: 'Recuerda a qué idioma se traduce la página.',
    },
  },
  lifetimes: {
    day: { one: '{count} día', other: '{count} días' },
    month: { one: '{count} mes', other: '{count} meses' },
    year: { one: '{count} año', other: '{count} años' },
  },
} satisfies CookiesWords;
