import { business } from '../../content/business.ts';
import { formatPhone } from '../format.ts';
import { emailUrl, phoneUrl } from '../urls.ts';

export const phoneLink = <a href={phoneUrl}>{formatPhone()}</a>;
export const emailLink = <a href={emailUrl}>{business.email}</a>;
