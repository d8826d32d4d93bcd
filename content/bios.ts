import type { MasseuseSlug } from './masseuses.ts';

/** The biographies of the masseuses. They are English on all pages. */
export const bios = {
  chiara: [
    'Chiara sang in choirs for years, and it’s left her with a habit: she hears a breath before it’s taken. Her tantra follows your breathing and pauses whenever you do. Couples ask for her because she keeps time with the second masseuse as she once did with the altos.',
    'She speaks English and Spanish, both with an Italian’s trust in gestures, and cooks on Sundays for anyone who happens to be about. She picked the peony herself. It stays shut for days and then opens overnight, she says, and hurrying it only bruises the petals.',
  ],
  alba: [
    'Alba says little and means it. Her lingam massage goes stroke by stroke, each one finished before the next begins. Her tantra is the same, only longer. People who talk for a living tend to ask for her again.',
    'She swims in the sea before most of the city is up, reads detective novels on the tram and has never guessed a murderer. She speaks Spanish, Catalan and English, and is just as happy with silence. The magnolia flowers on bare wood, before its first leaf. Alba took to it at once.',
  ],
  mila: [
    'If there’s laughter behind a door, it’s probably Mila’s. Nuru, she maintains, is no place for dignity: for the first minute the gel makes fools of you both, and after that it goes like skating, which she learnt before she learnt to read. Her lingam massage is the opposite, calm and attentive.',
    'At home she takes old radios apart and, more often than not, puts them together again. Her English is dry, and she learnt her Spanish in a restaurant kitchen. Half the petals of an iris are on their best behaviour, and half aren’t. Mila finds the proportion about right.',
  ],
  nora: [
    'What would you like not to think about for an hour? Nora puts the question before the shower, and remembers the answer. In tantra she’s calm itself. In nuru she’s up to something. Couples have one masseuse each, and Nora will see at a glance which of you is the more nervous and look after that one.',
    'She grew up with Spanish and Catalan, studied in English, and judges every neighbourhood by its bakeries. Her rose has to do with Sant Jordi, the day in April when all Catalonia gives roses and books. Nora keeps the rose and lends out the books; she would like the last three back.',
  ],
  bua: [
    'Bua is the Thai word for lotus, so the flower was never in question. An aunt taught her to massage, on a mat, in a room where neighbours came by after work, and she still leans where others press. Her nuru is made of the same things: weight, patience, no visible effort. Her tantra is slower still.',
    'She speaks Thai and careful English, in which the word ‘slowly’ turns up often. On her balcony grow five kinds of chilli. The lotus closes every evening and opens again in the morning, and Bua thinks people should be allowed to.',
  ],
  vera: [
    'Vera tunes her friends’ pianos, and gives a lingam massage in much the same spirit: listen, adjust, listen again. She tells you what she is about to do and then does exactly that. First-time visitors find it restful. Couples find it reassuring: she and the second masseuse play it as a duet.',
    'With her you can begin a sentence in Spanish and finish it in English. On free evenings she’s at the cinema, third row, alone, by choice. Her picture shows two calla lilies. A single stem, in Vera’s view, is always posing. Two are having a conversation.',
  ],
  carla: [
    'A bougainvillea climbed over the door of the house where Carla grew up, and no one ever watered it. Give it sun and something to hold on to, her grandmother said. Carla has made that her whole theory of massage.',
    'She warms the oil, the towels and, with a remark or two, the mood. Her tantra is generous and a little theatrical, with long sweeps and sudden stillness; her lingam massage is simpler, and very kind. She speaks Spanish and Catalan. If you have neither, everything is agreed in writing with the desk beforehand. In the room, a palm laid flat means stay, two taps mean turn over, and a raised hand means stop. After work she goes dancing.',
  ],
} satisfies Record<MasseuseSlug, readonly string[]>;
