import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, emailUrl, phoneUrl } from '../urls.ts';

export const phoneLink = <a href={phoneUrl}>{formatPhone()}</a>;
export const emailLink = <a href={emailUrl}>{business.email}</a>;
export const chatLink = (copy: Copy) => <a href={chatUrl(copy)}>{copy.layout.chatLong}</a>;
