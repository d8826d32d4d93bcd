import type { MasseuseSlug } from './masseuses.ts';

/** The biographies of the masseuses. They are English on all pages. */
export const bios = {
  chiara: [
    'Chiara listens before she does anything else. She sang in choirs for years and hears a breath before it’s taken, so her tantra moves at the pace of your breathing and pauses whenever you do. Couples ask for her because she keeps time with the second masseuse as she once did with the altos.',
    'With guests she speaks English or Spanish. Italian is for cooking, on Sundays, for anyone who happens to be about. She chose the peony because it stays shut for days and then opens overnight, and there’s no hurrying it.',
  ],
  alba: [
    'Alba says little and means it. In her lingam massage each stroke is finished before the next begins. Her tantra is just as steady. People who talk for a living tend to ask for her again.',
    'Spanish, Catalan, English or silence: you decide. In the mornings she swims in the sea. On the tram she reads detective novels, and has yet to guess the murderer.',
  ],
  mila: [
    'If there’s laughter behind a door, it’s probably Mila’s. ‘For the first minute of nuru you both look ridiculous,’ she says. ‘After that it’s skating.’ She skated before she could read, in a country that she won’t name more closely than ‘Slavic’. Her lingam massage is another matter: calm, attentive, hardly a word.',
    'She learnt her Spanish in a restaurant kitchen. Her English is dry. At home she takes old radios apart, and most of them work again afterwards.',
  ],
  nora: [
    'What would you like not to think about for an hour? Nora asks before the shower and remembers the answer. Her tantra is quiet from beginning to end, while her nuru is playful. Couples have one masseuse each, and Nora usually looks after whichever of you is the more nervous.',
    'She grew up with Spanish and Catalan, studied in English, and judges every neighbourhood by its bakeries. The rose is for Sant Jordi, the day in April when all Catalonia gives roses and books. She’d like the last three books back.',
  ],
  bua: [
    'An aunt taught Bua how to massage, on a mat, in a room where neighbours came by after work. She still leans where others press. You’ll feel it in her nuru, where her weight does the work, and more so in her tantra, which is slower.',
    'Bua is Thai for lotus, so she didn’t have to think about the flower. She speaks Thai and English, grows five kinds of chilli on her balcony and will tell you which one to be careful with.',
  ],
  vera: [
    'Nervous about a first visit? Vera tells you what she’s about to do and then does exactly that. She tunes her friends’ pianos, and in a lingam massage she works the same way: listen, adjust, listen again. Couples like her too, because she and the second masseuse plan everything with them beforehand.',
    'You can begin a sentence in Spanish and finish it in English. On free evenings you’ll find her at the cinema, third row, alone, by choice.',
  ],
  carla: [
    'Carla warms the oil, the towels and, with a remark or two, the mood. Her tantra is generous and a little theatrical, with long sweeps and sudden stillness. Her lingam massage is simple and very kind.',
    'She speaks Spanish and Catalan. If you speak neither, everything is agreed in writing with our reception beforehand. In the room you need three signs: a palm laid flat means stay, two taps mean turn over, and a raised hand means stop.',
    'The bougainvillea grew over the door of the house where she was a child. No one ever watered it. After work she goes dancing.',
  ],
} satisfies Record<MasseuseSlug, readonly string[]>;
