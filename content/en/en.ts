import { errors } from './errors.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { pages } from './pages.ts';
import { pictureAlts } from './pictures.ts';
import { serviceHeads } from './services/heads.ts';

export const en = { frame, pages, form, errors, pictureAlts, serviceHeads };
